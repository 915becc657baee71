import { createServer } from "node:http";
import type { IncomingHttpHeaders, Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { postmarkTransport, resendTransport } from "./http-transport.ts";

const MAIL = {
  messageId: "<1a2b@studio.test>",
  from: { name: 'Oak "&" Loam\r\nBcc: x@x.test', address: "studio@studio.test" },
  to: "ann@visitor.test",
  replyTo: "studio@studio.test",
  subject: "Re: Küche",
  text: "Hello",
  html: "<p>Hello</p>",
  attachments: [],
};
/** All 256 bytes. */
const BYTES = Uint8Array.from({ length: 256 }, (_, at) => at);
const PLAN = { filename: "Grundriß.pdf", contentType: "application/pdf", content: BYTES };
const WITH_FILES = { ...MAIL, attachments: [PLAN] };
const CONTENT = Buffer.from(BYTES).toString("base64");
const FROM = String.raw`"Oak \"&\" Loam Bcc: x@x.test" <studio@studio.test>`;

/** A provider on loopback that records what it receives. */
let server: Server;
let baseUrl = "";
let status = 200;
const received: { path: string; headers: IncomingHttpHeaders; body: unknown }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    void json(request).then((body) => {
      received.push({ path: String(request.url), headers: request.headers, body });
      response.writeHead(status, { "content-type": "application/json" });
      response.end(
        JSON.stringify(status === 200 ? { id: "1" } : { message: "Sender not verified" }),
      );
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  baseUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  received.length = 0;
  status = 200;
});

describe("SU22 a mail provider by HTTPS", () => {
  it("Resend gets the mail, and the same idempotency key at every attempt", async () => {
    const { send } = resendTransport("re_key", baseUrl);
    await send(MAIL);
    await send(MAIL);
    expect(received.map(({ headers }) => headers["idempotency-key"])).toEqual([
      MAIL.messageId,
      MAIL.messageId,
    ]);
    expect(received[0]).toMatchObject({
      path: "/emails",
      headers: { authorization: "Bearer re_key" },
    });
    expect(received[0]?.body).toEqual({
      ...{ from: FROM, to: [MAIL.to], reply_to: MAIL.replyTo, subject: MAIL.subject },
      ...{ text: MAIL.text, html: MAIL.html, headers: { "Message-ID": MAIL.messageId } },
    });
  });

  it("Postmark gets the mail, and keeps its Message-ID", async () => {
    await postmarkTransport("token", baseUrl).send(MAIL);
    expect(received[0]).toMatchObject({
      path: "/email",
      headers: { "x-postmark-server-token": "token", "content-type": "application/json" },
    });
    expect(received[0]?.body).toEqual({
      ...{ From: FROM, To: MAIL.to, ReplyTo: MAIL.replyTo, Subject: MAIL.subject },
      ...{ TextBody: MAIL.text, HtmlBody: MAIL.html, MessageStream: "outbound" },
      Headers: [
        { Name: "Message-ID", Value: MAIL.messageId },
        { Name: "X-PM-KeepID", Value: "true" },
      ],
    });
  });

  it("SU23 Resend gets the attached files in Base64", async () => {
    await resendTransport("re_key", baseUrl).send(WITH_FILES);
    expect(received[0]?.body).toMatchObject({
      attachments: [{ filename: PLAN.filename, content: CONTENT, content_type: PLAN.contentType }],
    });
  });

  it("SU23 Postmark gets the attached files in Base64", async () => {
    await postmarkTransport("token", baseUrl).send(WITH_FILES);
    expect(received[0]?.body).toMatchObject({
      Attachments: [{ Name: PLAN.filename, Content: CONTENT, ContentType: PLAN.contentType }],
    });
  });

  it.each([
    ["Resend", resendTransport],
    ["Postmark", postmarkTransport],
  ])("a mail that %s refuses is not sent; the reason has no key", async (name, transport) => {
    status = 422;
    const sending = transport("secret-key", baseUrl).send(MAIL);
    await expect(sending).rejects.toThrow(`${name} responded with 422`);
    await expect(sending).rejects.toThrow("Sender not verified");
    await expect(sending).rejects.not.toThrow("secret-key");
  });

  it("a provider that cannot be reached is a failed attempt", async () => {
    await expect(resendTransport("key", "http://127.0.0.1:1").send(MAIL)).rejects.toThrow();
  });
});
