import { paths } from "#site/config/paths.ts";
import { terms } from "#site/content/terms.ts";
import { LegalPage } from "./legal-page.tsx";

export function TermsPage() {
  return <LegalPage page="terms" document={terms} path={paths.terms} />;
}
