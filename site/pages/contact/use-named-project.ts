import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { messageOf } from "#supabase/data/errors.ts";
import { findProjectTitle } from "#supabase/data/project-links.ts";
import { contactForm } from "#site/content/contact.ts";
import { useHydrated } from "#site/ui/use-hydrated.ts";
import { usePublicClient } from "../layout/public-backend.tsx";
import type { ContactValues } from "./contact-model.ts";
import type { ShowFor } from "./use-more-fields.ts";

export interface NamedProject {
  /** Empty if the URL names none, and until hydration. */
  readonly slug: string;
  /** Null until the response, and if no published project has this slug. */
  readonly title: string | null;
  /** Removes the project from the URL, and from the subject unless the visitor has changed it. */
  readonly remove: () => void;
}

/**
 * The project that the visitor comes from (`?project={slug}`); its title is put into an empty subject. Without the
 * title, or once something is written there, the subject stays as it is.
 */
export function useNamedProject(
  form: UseFormReturn<ContactValues>,
  showFor: ShowFor,
): NamedProject {
  const client = usePublicClient();
  const [title, setTitle] = useState<string | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const isNamed = useHydrated() && !isRemoved;
  const slug = isNamed ? slugOfUrl() : "";
  useEffect(() => {
    if (slug === "") return undefined;
    // Before the response, as the inline script does on prerendered pages: nothing moves when the title arrives.
    showFor(["subject"]);
    const leaving = new AbortController();
    findProjectTitle(client, slug, leaving.signal).then(
      (found) => {
        setTitle(found);
        if (found === null || form.getValues("subject") !== "") return;
        form.setValue("subject", contactForm.projectSubject(found));
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
  }, [client, form, showFor, slug]);
  const remove = () => {
    if (title !== null && form.getValues("subject") === contactForm.projectSubject(title)) {
      form.setValue("subject", "");
    }
    const url = new URL(window.location.href);
    url.searchParams.delete("project");
    window.history.replaceState(window.history.state, "", url);
    setRemoved(true);
    setTitle(null);
    form.setFocus("name");
  };
  return { slug, title, remove };
}

function slugOfUrl(): string {
  return new URLSearchParams(window.location.search).get("project") ?? "";
}
