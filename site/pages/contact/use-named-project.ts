import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import type { UseFormReturn } from "react-hook-form";
import { messageOf } from "#supabase/data/errors.ts";
import { findProjectTitle } from "#supabase/data/project-links.ts";
import { contactForm } from "#site/content/contact.ts";
import { useOnceHydrated } from "#site/ui/use-hydrated.ts";
import { usePublicClient } from "../layout/public-backend.tsx";
import type { ContactValues } from "./contact-model.ts";

/**
 * The project that the visitor comes from. "idle": the URL names none, or the form is not hydrated; "none": no
 * published project has this slug, or the request failed.
 */
export type NamedProject =
  | { readonly state: "idle" | "loading" | "none" }
  | { readonly state: "found"; readonly slug: string; readonly title: string };

interface NamedProjectResult {
  readonly namedProject: NamedProject;
  /** The subject that the form has written itself; empty before. Until the visitor changes it, it is no draft. */
  readonly automaticSubject: RefObject<string>;
}

/**
 * Finds the project of a slug and puts its title into an empty subject, whose fields stay closed: the line above the form
 * names the project. With the slug the subject changes, too, unless the visitor has written there.
 */
export function useNamedProject(
  form: UseFormReturn<ContactValues>,
  slugInUrl: string,
): NamedProjectResult {
  const client = usePublicClient();
  const [response, setResponse] = useState<TitleResponse | null>(null);
  const automaticSubject = useRef("");
  const slug = useOnceHydrated(slugInUrl, "");
  useEffect(() => {
    const setSubject = (next: string) => {
      const previous = automaticSubject.current;
      if (next === previous) return;
      automaticSubject.current = next;
      const subject = form.getValues("subject");
      if (!["", previous, next].includes(subject)) return;
      // An equal text was restored by the browser and stored as typed. Emptied and set again, it counts as a change,
      // after which the stored draft has no subject.
      if (subject === next) form.setValue("subject", "");
      form.setValue("subject", next);
    };
    if (slug === "") {
      setSubject("");
      return undefined;
    }
    const leaving = new AbortController();
    const finish = (title: string | null) => {
      if (leaving.signal.aborted) return;
      setResponse({ slug, title });
      setSubject(title === null ? "" : contactForm.projectSubject(title));
    };
    findProjectTitle(client, slug, leaving.signal).then(finish, (error: unknown) => {
      if (leaving.signal.aborted) return;
      console.warn(`The project of the inquiry was not found: ${messageOf(error)}`);
      finish(null);
    });
    return () => {
      leaving.abort();
    };
  }, [client, form, slug]);
  return { namedProject: namedProjectOf(slug, response), automaticSubject };
}

/** The title of the slug's published project; null for none. */
interface TitleResponse {
  readonly slug: string;
  readonly title: string | null;
}

function namedProjectOf(slug: string, response: TitleResponse | null): NamedProject {
  if (slug === "") return { state: "idle" };
  if (response?.slug !== slug) return { state: "loading" };
  const { title } = response;
  return title === null ? { state: "none" } : { state: "found", slug, title };
}
