import { paths } from "#site/config/paths.ts";
import { privacyPolicy } from "#site/content/privacy-policy.ts";
import { LegalPage } from "./legal-page.tsx";

export function PrivacyPolicyPage() {
  return <LegalPage page="privacy" document={privacyPolicy} path={paths.privacyPolicy} />;
}
