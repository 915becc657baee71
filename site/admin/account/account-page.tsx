import { Stack, Text } from "@chakra-ui/react";
import { useSession } from "#site/admin/session/session-store.ts";
import { useDeliversMail } from "#site/admin/context/use-delivers-mail.ts";
import { OwnInquiryMail, OwnName, OwnPhoto } from "#site/admin/members/index.ts";
import { OwnSignature } from "#site/admin/reply-templates/index.ts";
import { Section } from "#site/admin/pages/section.tsx";
import { PasswordForm } from "./password-form.tsx";
import { Sessions } from "./sessions.tsx";
import { SecondFactorSettings } from "./second-factor-settings.tsx";

/** Account settings of the signed-in member: name, photo, password, second factor, signature and sessions. */
export function AccountPage() {
  const { email, role } = useSession();
  const deliversMail = useDeliversMail();
  return (
    <Stack gap="6">
      <Text textStyle="ui" overflowWrap="anywhere">
        Signed in as <strong>{email}</strong>
        {role === null ? "" : `, ${role}`}.
      </Text>
      <Section
        title="Name"
        about="Your colleagues see it at inquiries and links, and while you edit. Posts offer it as their author."
      >
        <OwnName />
      </Section>
      <Section
        title="Photo"
        about="It stands beside your name in the dashboard and is saved as soon as it is chosen. Without one, colleagues see your initials."
      >
        <OwnPhoto />
      </Section>
      <Section
        title="Password"
        about="A sentence of four or five words is easy to remember and hard to guess. Changing it signs you out everywhere else."
      >
        <PasswordForm />
      </Section>
      <Section
        title="Authenticator app"
        about="With it, signing in asks for a code that only your phone shows. A stolen password then opens nothing, and neither does a password that was reset by mail."
      >
        <SecondFactorSettings />
      </Section>
      {deliversMail && (
        <Section
          title="Mail about inquiries"
          about="A mail for every new inquiry, or one a day at 6:00 UTC with all of them."
        >
          <OwnInquiryMail />
        </Section>
      )}
      {deliversMail && (
        <Section
          title="Signature"
          about="It ends your replies to inquiries, where you can still change it before you send one."
        >
          <OwnSignature />
        </Section>
      )}
      <Section title="Where you are signed in">
        <Sessions />
      </Section>
    </Stack>
  );
}
