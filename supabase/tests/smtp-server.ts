import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { simpleParser } from "mailparser";
import type { ParsedMail } from "mailparser";
import { SMTPServer } from "smtp-server";

export interface TestSmtpServer {
  readonly url: string;
  /** In the order of their arrival. */
  readonly received: ParsedMail[];
  /** Refuses the next `count` mails for a while, as a busy server does. */
  refuse(count: number): void;
  close(): Promise<void>;
}

/** A real SMTP server on loopback that stores what it receives. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: ParsedMail[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onMailFrom(_, __, callback) {
      refusals -= 1;
      callback(refusals < 0 ? null : refusal());
    },
    onData(stream, _, callback) {
      simpleParser(stream).then(
        (mail) => {
          received.push(mail);
          callback();
        },
        (error: unknown) => {
          callback(error as Error);
        },
      );
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    received,
    refuse(count) {
      refusals = count;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

/** The address in the header To. */
export function recipientOf({ to }: ParsedMail): string {
  if (to === undefined || Array.isArray(to)) throw new Error("A mail has one header To.");
  return to.text;
}

function refusal(): Error {
  return Object.assign(new Error("Mailbox busy, try again later"), { responseCode: 451 });
}
