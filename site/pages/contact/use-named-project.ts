import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { messageOf } from "#supabase/data/errors.ts";
import { findProjectTitle } from "#supabase/data/project-links.ts";
import { contactForm } from "#site/content/contact.ts";
import { usePublicClient } from "../layout/public-backend.tsx";
import type { ContactValues } from "./contact-model.ts";
import type { ShowFor } from "./use-more-fields.ts";

/**
 * Puts the project that the visitor comes from (`?project={slug}`) into an empty subject. Without the
 * project's title, or once something is written there, the subject stays as it is.
 */
export function useNamedProject(form: UseFormReturn<ContactValues>, showFor: ShowFor): void {
  const client = usePublicClient();
  useEffect(() => {
    const slug = new URLSearchParams(window.location.search).get("project") ?? "";
    if (slug === "") return undefined;
    // Before the response, as the inline script does on prerendered pages: nothing moves when the title arrives.
    showFor(["subject"]);
    const leaving = new AbortController();
    findProjectTitle(client, slug, leaving.signal).then(
      (title) => {
        if (title === null || form.getValues("subject") !== "") return;
        form.setValue("subject", contactForm.projectSubject(title));
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) {
          console.warn(`The project of the inquiry was not found: ${messageOf(error)}`);
        }
      },
    );
    return () => {
      leaving.abort();
    };
  }, [client, form, showFor]);
}
