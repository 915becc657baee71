import { contactForm } from "#site/content/contact.ts";
import { useHydrated } from "#site/ui/use-hydrated.ts";
import { ContactWays } from "./contact-ways.tsx";

const NO_SCRIPT_ID = "contact-no-script";

/**
 * Notices of the prerendered form until hydration: one for browsers without JavaScript, and one that is
 * shown after submitting if the script is late or missing (hosting/form-script.ts shows `data-unsent`).
 */
export function UnsentNotice() {
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  return (
    <>
      {/* The sentence is not in <noscript>, whose text some tools skip. */}
      <noscript>
        <style>{`#${NO_SCRIPT_ID}{display:block!important}`}</style>
      </noscript>
      <div id={NO_SCRIPT_ID} style={{ display: "none" }}>
        <ContactWays sentence={contactForm.withoutScript} />
      </div>
      <div data-unsent="" role="alert" hidden>
        <ContactWays sentence={contactForm.unsent} />
      </div>
    </>
  );
}
