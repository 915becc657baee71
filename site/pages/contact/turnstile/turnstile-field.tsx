import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { turnstileWords } from "#site/content/contact.ts";
import formStyles from "../contact-form.module.css";
import { ContactWays } from "../contact-ways.tsx";
import { TurnstileCheck } from "./turnstile-check.ts";
import type { TurnstileProblem } from "./turnstile-check.ts";
import styles from "./turnstile-field.module.css";
import { loadTurnstile } from "./load-turnstile.ts";

interface TurnstileFieldProps {
  readonly siteKey: string;
  /** Set while the field is there. */
  readonly checkRef: RefObject<TurnstileCheck | null>;
}

const LABEL_ID = "contact-check";

/** The check by Cloudflare Turnstile, at the height of its widget. It loads when the visitor first uses the form. */
export function TurnstileField({ siteKey, checkRef }: TurnstileFieldProps) {
  const container = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<TurnstileProblem | null>(null);
  useEffect(() => {
    const element = container.current;
    const form = element?.closest("form") ?? null;
    if (element === null || form === null) return undefined;
    const check = new TurnstileCheck({
      container: element,
      siteKey,
      load: loadTurnstile,
      onProblem: setProblem,
    });
    checkRef.current = check;
    const ignore = startOnUse(form, () => {
      check.start();
    });
    return () => {
      ignore();
      checkRef.current = null;
      check.end();
    };
  }, [siteKey, checkRef]);
  return (
    <div role="group" aria-labelledby={LABEL_ID} className={styles["check"]}>
      <span id={LABEL_ID} className={formStyles["label"]}>
        {turnstileWords.label}
      </span>
      <div ref={container} className={styles["widget"]} />
      <div role="alert" hidden={problem === null}>
        <ContactWays sentence={problem === null ? "" : turnstileWords.ways[problem]} />
      </div>
    </div>
  );
}

const USES = ["focusin", "input", "pointerdown"] as const;

/** Calls `start` when the visitor uses the form, at once if a field has the focus. Returns the end of watching. */
function startOnUse(form: HTMLFormElement, start: () => void): () => void {
  if (form.contains(document.activeElement)) start();
  for (const use of USES) form.addEventListener(use, start);
  return () => {
    for (const use of USES) form.removeEventListener(use, start);
  };
}
