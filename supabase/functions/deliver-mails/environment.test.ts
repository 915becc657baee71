import { expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";

const SENDER = {
  studioName: "Oak & Loam",
  address: "studio@studio.test",
  siteUrl: "https://studio.test",
  labels: { asap: "As soon as possible" },
};
const ENV = {
  SUPABASE_DB_URL: "postgres://db.test/postgres",
  SUPABASE_URL: "https://p.test",
  SUPABASE_SERVICE_ROLE_KEY: "service-role",
  SMTP_URL: "smtps://mail.test",
  MAIL_SENDER: JSON.stringify(SENDER),
};

const NO_PROVIDER = { SMTP_URL: "", RESEND_API_KEY: "", POSTMARK_SERVER_TOKEN: "" };

it.each([
  { SMTP_URL: "smtps://mail.test" },
  { RESEND_API_KEY: "re_key" },
  { POSTMARK_SERVER_TOKEN: "token" },
])("reads the connection, the sender and the provider %j", (provider) => {
  const env = { ...ENV, SMTP_URL: undefined, ...provider };
  expect(readEnvironment({ ...env, OTHER: "x" })).toEqual({
    ...env,
    ...NO_PROVIDER,
    ...provider,
    MAIL_SENDER: SENDER,
  });
});

it.each([{ SMTP_URL: undefined }, { SMTP_URL: " " }, { RESEND_API_KEY: "re_secret" }])(
  "wants exactly one provider: %j",
  (change) => {
    const read = () => readEnvironment({ ...ENV, ...change });
    expect(read).toThrow("Set exactly one of SMTP_URL, RESEND_API_KEY, POSTMARK_SERVER_TOKEN.");
  },
);

it.each([
  [{ MAIL_SENDER: "{" }, "MAIL_SENDER"],
  [{ MAIL_SENDER: '{"studioName":"Oak"}' }, "MAIL_SENDER"],
  [{ SUPABASE_DB_URL: undefined, MAIL_SENDER: "{" }, "SUPABASE_DB_URL, MAIL_SENDER"],
  [
    { SUPABASE_URL: "p.test", SUPABASE_SERVICE_ROLE_KEY: undefined },
    "SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY",
  ],
])("names what is missing or malformed, without its value: %j", (change, names) => {
  expect(() => readEnvironment({ ...ENV, ...change })).toThrow(
    `Missing or malformed settings: ${names}.`,
  );
});
