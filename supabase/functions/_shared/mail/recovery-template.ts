import { renderHtml } from "./template.ts";

/** The variables are those of the auth service's templates; its mail has no plain text. */
const LINK = "{{ .SiteURL }}/admin?recovery={{ .TokenHash }}";

/** The template of the mail with a code for a new password, which the auth service sends (supabase/templates). */
export function recoveryTemplate(studioName: string): string {
  const content = {
    subject: "Set your password",
    paragraphs: [
      "Somebody, probably you, asked for a new password for {{ .Email }} in the studio’s dashboard.",
      "Enter this code where you were asked for it, or follow the link. It works once, for one hour.",
    ],
    code: "{{ .Token }}",
    links: [["Set a new password", LINK]] as const,
    closing: "If it was not you, do nothing: your password stays as it is.",
  };
  return renderHtml(content, { studioName, siteUrl: "{{ .SiteURL }}" });
}
