import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts like an operating system: text of another secret cannot be decrypted. */
export function createKeyring(secret: string) {
  const key = createHash("sha256").update(secret).digest();
  return {
    seal(text: string): Buffer {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed: Buffer): string {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const opening = createDecipheriv("aes-256-gcm", key, nonce);
      opening.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = opening.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, opening.final()]).toString("utf8");
    },
  };
}
