import { privacyPolicy } from "#site/content/privacy-policy.ts";
import { LegalPage } from "./legal-page.tsx";

export function PrivacyPolicyPage() {
  return <LegalPage document={privacyPolicy} />;
}
