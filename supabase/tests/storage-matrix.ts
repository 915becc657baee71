import { beforeAll, describe, expect, it } from "vitest";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { call, callers } from "./clients.ts";
import type { Caller } from "./clients.ts";
import { ROLES } from "./users.ts";
import type { Role } from "./users.ts";
import { reservedPlace } from "./upload-functions.ts";
import { newMediaName, PNG } from "./images.ts";

/** Access matrix of public files; every role may read one by its address. */
const MEDIA = {
  "read by address": ["anonymous", "outsider", "editor", "owner"],
  upload: ["editor", "owner"],
  list: ["editor", "owner"],
  replace: ["editor", "owner"],
  copy: ["editor", "owner"],
  move: ["editor", "owner"],
  delete: ["editor", "owner"],
  "sign an upload for": ["editor", "owner"],
  "learn who uploaded to": [],
  "change the bucket": [],
} as const satisfies Record<string, readonly Role[]>;
type FileOperation = keyof typeof MEDIA | "read with a session" | "sign an address for";

/** SU23 The files of replies are private; members change none, because its mail may have been sent. */
const PRIVATE = {
  "read by address": [],
  "read with a session": ["editor", "owner"],
  upload: ["editor", "owner"],
  list: ["editor", "owner"],
  replace: [],
  copy: ["editor", "owner"],
  move: [],
  delete: [],
  "sign an upload for": ["editor", "owner"],
  "sign an address for": ["editor", "owner"],
  "learn who uploaded to": [],
  "change the bucket": [],
} as const satisfies Record<FileOperation, readonly Role[]>;

/** CT18 The files of inquiries are private; visitors upload into reserved places alone, and members change none. */
const INQUIRIES = {
  ...PRIVATE,
  upload: ["anonymous"],
  copy: [],
  "sign an upload for": ["anonymous"],
} as const satisfies Record<FileOperation, readonly Role[]>;

interface TestedBucket {
  readonly may: Readonly<Record<string, readonly Role[]>>;
  readonly type: string;
  readonly newName: (backend: LocalBackend) => string | Promise<string>;
}

const IMAGES: TestedBucket = { may: MEDIA, type: "image/png", newName: () => newMediaName("png") };
const BUCKETS = {
  "blog-images": IMAGES,
  "project-images": IMAGES,
  "reply-files": {
    may: PRIVATE,
    type: "application/pdf",
    newName: () => `${crypto.randomUUID()}/${crypto.randomUUID()}.pdf`,
  },
  "inquiry-files": { may: INQUIRIES, type: "application/pdf", newName: reservedPlace },
} as const satisfies Record<string, TestedBucket>;
type Bucket = keyof typeof BUCKETS;

interface FileCell {
  readonly name: string;
  readonly allowed: boolean;
  readonly attempt: (backend: LocalBackend, people: Record<Role, Caller>) => Promise<boolean>;
}

export function fileCells(bucket: Bucket): FileCell[] {
  return Object.entries(BUCKETS[bucket].may).flatMap(([operation, roles]) =>
    ROLES.map((role) => {
      const allowed = roles.includes(role);
      return {
        name: `${role} ${allowed ? "may" : "may not"} ${operation} ${bucket}`,
        allowed,
        attempt: async (backend, people) => {
          const file = await storedFile(backend, bucket);
          return ATTEMPTS[operation as FileOperation](backend, people[role], bucket, file);
        },
      };
    }),
  );
}

export function describeStorageMatrix(name: string, backend: LocalBackend) {
  describe(name, () => {
    let people: Record<Role, Caller>;

    beforeAll(async () => {
      people = await callers(backend);
    });

    for (const cell of fileCells("blog-images").concat(
      fileCells("project-images"),
      fileCells("reply-files"),
      fileCells("inquiry-files"),
    )) {
      it(cell.name, async () => {
        expect(await cell.attempt(backend, people)).toBe(cell.allowed);
      });
    }
  });
}

/** Stored with the secret key, so that no tested role is involved. */
async function storedFile(backend: LocalBackend, bucket: Bucket): Promise<string> {
  const { type, newName } = BUCKETS[bucket];
  const file = await newName(backend);
  const response = await fetch(`${backend.url}/storage/v1/object/${bucket}/${file}`, {
    method: "POST",
    headers: { apikey: backend.secretKey, "content-type": type },
    body: new Uint8Array(PNG),
  });
  expect(response.status, await response.text()).toBe(200);
  return file;
}

function upload(backend: LocalBackend, caller: Caller, bucket: Bucket, file: string) {
  return call(backend, caller, "POST", `/storage/v1/object/${bucket}/${file}`, PNG, {
    "content-type": BUCKETS[bucket].type,
  });
}

type FileAttempt = (
  backend: LocalBackend,
  caller: Caller,
  bucket: Bucket,
  file: string,
) => Promise<boolean>;

const ATTEMPTS: Record<FileOperation, FileAttempt> = {
  async "read by address"(backend, _caller, bucket, file) {
    const response = await fetch(`${backend.url}/storage/v1/object/public/${bucket}/${file}`);
    return response.ok && Buffer.from(await response.arrayBuffer()).equals(PNG);
  },
  async "read with a session"(backend, caller, bucket, file) {
    const response = await call(backend, caller, "GET", `/storage/v1/object/${bucket}/${file}`);
    return response.ok && Buffer.from(await response.arrayBuffer()).equals(PNG);
  },
  async "sign an address for"(backend, caller, bucket, file) {
    const path = `/storage/v1/object/sign/${bucket}/${file}`;
    return (await call(backend, caller, "POST", path, { expiresIn: 60 })).ok;
  },
  async upload(backend, caller, bucket) {
    const file = await BUCKETS[bucket].newName(backend);
    await upload(backend, caller, bucket, file);
    return isStored(backend, bucket, file);
  },
  async list(backend, caller, bucket) {
    const response = await call(backend, caller, "POST", `/storage/v1/object/list/${bucket}`, {
      prefix: "",
      limit: 1,
    });
    const rows: unknown = await response.json();
    return Array.isArray(rows) && rows.length > 0;
  },
  async replace(backend, caller, bucket, file) {
    const before = await versionOf(backend, bucket, file);
    await call(backend, caller, "PUT", `/storage/v1/object/${bucket}/${file}`, PNG, {
      "content-type": BUCKETS[bucket].type,
    });
    return (await versionOf(backend, bucket, file)) !== before;
  },
  async copy(backend, caller, bucket, file) {
    const destinationKey = await BUCKETS[bucket].newName(backend);
    await call(backend, caller, "POST", "/storage/v1/object/copy", {
      bucketId: bucket,
      sourceKey: file,
      destinationKey,
    });
    return isStored(backend, bucket, destinationKey);
  },
  async move(backend, caller, bucket, file) {
    const destinationKey = await BUCKETS[bucket].newName(backend);
    await call(backend, caller, "POST", "/storage/v1/object/move", {
      bucketId: bucket,
      sourceKey: file,
      destinationKey,
    });
    return isStored(backend, bucket, destinationKey);
  },
  async delete(backend, caller, bucket, file) {
    await call(backend, caller, "DELETE", `/storage/v1/object/${bucket}`, { prefixes: [file] });
    return !(await isStored(backend, bucket, file));
  },
  async "sign an upload for"(backend, caller, bucket) {
    const file = await BUCKETS[bucket].newName(backend);
    const response = await call(
      backend,
      caller,
      "POST",
      `/storage/v1/object/upload/sign/${bucket}/${file}`,
      {},
    );
    return response.ok;
  },
  async "learn who uploaded to"(backend, caller, bucket, file) {
    const uploader = crypto.randomUUID();
    await backend.query(
      "update storage.objects set owner = $1::uuid, owner_id = $2 where bucket_id = $3 and name = $4",
      [uploader, uploader, bucket, file],
    );
    const object = "/storage/v1/object";
    const list = { prefix: file.slice(0, 13), limit: 10 };
    const responses = await Promise.all([
      call(backend, caller, "GET", `${object}/info/${bucket}/${file}`),
      call(backend, caller, "GET", `${object}/info/public/${bucket}/${file}`),
      call(backend, caller, "HEAD", `${object}/public/${bucket}/${file}`),
      call(backend, caller, "POST", `${object}/list/${bucket}`, list),
      call(backend, caller, "POST", `${object}/list-v2/${bucket}`, list),
    ]);
    const shown = await Promise.all(
      responses.map(
        async (response) => JSON.stringify([...response.headers]) + (await response.text()),
      ),
    );
    return shown.some((text) => text.includes(uploader));
  },
  async "change the bucket"(backend, caller, bucket) {
    await call(backend, caller, "PUT", `/storage/v1/bucket/${bucket}`, {
      public: true,
      allowed_mime_types: null,
    });
    await call(backend, caller, "POST", `/storage/v1/bucket/${bucket}/empty`, {});
    const rows = await backend.query(
      "select from storage.buckets join storage.objects on bucket_id = buckets.id where buckets.id = $1 and allowed_mime_types is not null",
      [bucket],
    );
    return rows.length === 0;
  },
};

async function isStored(backend: LocalBackend, bucket: string, file: string): Promise<boolean> {
  return (await versionOf(backend, bucket, file)) !== null;
}

async function versionOf(
  backend: LocalBackend,
  bucket: string,
  file: string,
): Promise<string | null> {
  const [row] = await backend.query(
    "select version from storage.objects where bucket_id = $1 and name = $2",
    [bucket, file],
  );
  return row === undefined ? null : String(row["version"]);
}
