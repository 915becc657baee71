/** Opens what contains the section, scrolls to it and moves focus to its heading; the URL stays as it is. */
export function goToSection(id: string) {
  const heading = document.getElementById(id);
  const details = heading?.closest("details");
  if (details) details.open = true;
  heading?.focus({ preventScroll: true });
  heading?.parentElement?.scrollIntoView({ block: "start" });
}
