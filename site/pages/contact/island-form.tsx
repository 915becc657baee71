import { useState } from "react";
import type { ComponentProps } from "react";
import { ContactForm } from "./contact-form.tsx";
import { projectSlug, withoutProject } from "./project-in-url.ts";

type SettingsProps = Omit<ComponentProps<typeof ContactForm>, "projectInUrl">;

/** The contact form as an island: reads the query of the URL itself, since there is no router. */
export function IslandForm(settings: SettingsProps) {
  const [slug, setSlug] = useState(() => projectSlug(new URLSearchParams(window.location.search)));
  const remove = () => {
    const url = new URL(window.location.href);
    url.search = withoutProject(url.searchParams).toString();
    window.history.replaceState(window.history.state, "", url);
    setSlug("");
  };
  return <ContactForm {...settings} projectInUrl={{ slug, remove }} />;
}
