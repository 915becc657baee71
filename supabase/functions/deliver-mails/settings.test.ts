import { expect, it } from "vitest";
import { readSettings } from "./settings.ts";

const SENDER = {
  studioName: "Oak & Loam",
  address: "studio@studio.test",
  siteUrl: "https://studio.test",
  labels: { asap: "As soon as possible" },
};
const ENV = {
  SUPABASE_DB_URL: "postgres://db.test/postgres",
  SMTP_URL: "smtps://mail.test",
  MAIL_SENDER: JSON.stringify(SENDER),
};

it("reads the connection, the mail server and the sender", () => {
  expect(readSettings({ ...ENV, OTHER: "x" })).toEqual({ ...ENV, MAIL_SENDER: SENDER });
});

it.each([
  [{ SMTP_URL: undefined }, "SMTP_URL"],
  [{ SMTP_URL: "" }, "SMTP_URL"],
  [{ MAIL_SENDER: "{" }, "MAIL_SENDER"],
  [{ MAIL_SENDER: '{"studioName":"Oak"}' }, "MAIL_SENDER"],
  [{ SUPABASE_DB_URL: undefined, SMTP_URL: undefined }, "SUPABASE_DB_URL, SMTP_URL"],
])("names what is missing or malformed, without its value: %j", (change, names) => {
  expect(() => readSettings({ ...ENV, ...change })).toThrow(
    `Missing or malformed settings: ${names}.`,
  );
});
