import type { Stage } from "./test-stages.ts";

const WEB = ["test", "--config", "site/e2e/playwright.config.ts"] as const;
const WEB_LONG = ["test", "--config", "site/e2e/stress.config.ts"] as const;
const DESKTOP_LONG = ["test", "--config", "desktop/e2e/stress.config.ts"] as const;
const DESKTOP = ["test", "--config", "desktop/e2e/playwright.config.ts"] as const;

const backend = vitest("supabase/vitest.config.ts");
const unit = vitest("site/vitest.config.ts");
const long = vitest("supabase/stress/vitest.config.ts");

/** Stages that test the promises of SECURITY.md, in its order. Their output marks figures with [figure]. */
export const stressStages: readonly Stage[] = [
  backend("rights", "1 Permissions", "policy", "function-m", "storage", "permissions", "staff"),
  long("mutations", "1 Permissions, each removed once", "mutations.stress"),
  backend("contact", "2 Floods of inquiries", "concurrent-writes", "inquiries"),
  backend("sign-in", "3 Guessed passwords, ended sessions", "sign-in", "sessions"),
  // Both in one run, to start the backend and the site once.
  web("pages", "4, 12 Texts, accessibility", "BP04|SU15"),
  unit(
    "typed",
    "4, 5 Markup, export, uploads",
    "rich-text",
    "url-allowlist",
    "inquiries-csv",
    "headers",
    "media",
  ),
  {
    name: "variants",
    what: "8, 12 Further forms, used profiles, dark appearance",
    command: ["playwright", ...WEB_LONG, "--project=variants"],
    report: "playwright",
    needsBrowser: true,
  },
  {
    name: "long-tasks",
    what: "8 Typing in a list of 1,000 rows",
    command: ["playwright", ...WEB_LONG, "--project=long tasks"],
    report: "playwright",
    needsBrowser: true,
  },
  {
    name: "both-hosts",
    what: "7 The back office's promises in the app",
    command: ["playwright", "test", "--config", "desktop/e2e/promises.config.ts"],
    report: "playwright",
    needsBrowser: true,
  },
  backend("input", "6 Known malformed requests", "requests"),
  long("any-text", "4 Texts that programs tend to change", "naughty-strings.stress"),
  long("any-input", "6 Random requests", "fuzz.stress"),
  {
    name: "desktop",
    what: "7 Boundaries of the desktop app",
    command: ["playwright", ...DESKTOP, "security", "bridge", "package"],
    report: "playwright",
    needsBrowser: true,
  },
  {
    name: "faults",
    what: "8 Injected faults",
    command: ["playwright", ...WEB_LONG, "--project=faults", "faults.spec"],
    report: "playwright",
    needsBrowser: true,
  },
  {
    name: "typing",
    what: "8 Kills during typing",
    command: ["playwright", ...DESKTOP_LONG, "typing.spec"],
    report: "playwright",
    needsBrowser: true,
    limitMinutes: 60,
  },
  long("kill", "9 Kills during writes", "crash.stress"),
  backend("conflict", "10 Version conflicts", "concurrent-writes", "posts"),
  backend("doctor", "11 Secrets and set-up", "doctor", "start"),
  backend("mail", "13 Mails", "tests/mail", "deliver-function", "recovery-mail", "reply-templates"),
  backend("jobs", "14 Jobs", "jobs", "reminders", "site-build", "rebuild-function", "build-hook"),
  backend("hosted", "15 A hosted project", "supabase-cli", "doctor-faults", "restore-time"),
  unit("hosts", "15 Hosts", "real-hosts", "tls-hosts", "vercel-output", "netlify"),
  long("backup", "Backups", "backup"),
  long("load", "Load", "burst", "list-load"),
  {
    name: "demo",
    what: "Every page of the demo site",
    command: ["playwright", "test", "--config", "site/e2e/demo.config.ts"],
    report: "playwright",
    needsBrowser: true,
  },
  {
    name: "firefox",
    what: "Every page in Firefox",
    command: ["playwright", "test", "--config", "site/e2e/firefox.config.ts"],
    report: "playwright",
  },
  {
    name: "build",
    what: "First build of the demo site",
    command: ["node", "site/tools/bootstrap.mjs", "site/tools/bench/bench-first-build.ts"],
    report: null,
  },
];

function vitest(config: string) {
  return (name: string, what: string, ...files: string[]): Stage => ({
    name,
    what,
    command: ["vitest", "run", "--config", config, ...files],
    report: "vitest",
  });
}

function web(name: string, what: string, titles: string): Stage {
  return {
    name,
    what,
    command: ["playwright", ...WEB, "--grep", titles],
    report: "playwright",
    needsBrowser: true,
  };
}
