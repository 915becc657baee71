import { DataError, messageOf } from "#supabase/data/errors.ts";
import {
  releaseInquiryFile,
  reserveInquiryFile,
  uploadInquiryFile,
} from "#supabase/data/inquiry-uploads.ts";
import { INQUIRY_FILES_MAX } from "#supabase/data/limits.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { contactFiles } from "#site/content/contact.ts";
import { checkFile, isSameFile } from "./contact-file.ts";
import type { ContactFile } from "./contact-file.ts";
import { readFilesDraft, writeFilesDraft } from "./files-draft.ts";

export interface FilesState {
  readonly files: readonly ContactFile[];
  /** Sentences about the latest choice or the latest attempt to send. */
  readonly problems: readonly string[];
}

export const NO_FILES: FilesState = { files: [], problems: [] };

/** The files of an inquiry. Uploads them one after another, so that on a slow line the first ones arrive early; a file
 * that fails stays with its reason until it is tried again or removed. */
export class FileUploads {
  readonly #client: PublicClient;
  readonly #storage: () => Storage;
  readonly #listeners = new Set<() => void>();
  readonly #aborts = new Map<string, AbortController>();
  #formId = crypto.randomUUID() as string;
  #state = NO_FILES;
  #checking: Promise<void> = Promise.resolve();
  #running: Promise<void> | null = null;

  constructor(client: PublicClient, storage: () => Storage) {
    this.#client = client;
    this.#storage = storage;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly getSnapshot = () => this.#state;

  /** Restores the files of an unsent inquiry after a reload; true if there are any. */
  restore(): boolean {
    const draft = readFilesDraft(this.#storage);
    if (draft === null || this.#state.files.length > 0) return false;
    this.#formId = draft.formId;
    this.#set({ files: draft.files, problems: [] });
    return draft.files.length > 0;
  }

  /** Attaches chosen files, as far as they can be sent, and starts their upload. */
  add(chosen: readonly File[]): Promise<void> {
    const checking = this.#checking.then(() => this.#check(chosen));
    this.#checking = checking.catch(() => undefined);
    return checking;
  }

  remove(id: string): void {
    const path = this.#find(id)?.path ?? null;
    this.#aborts.get(id)?.abort(new DOMException("The file was removed.", "AbortError"));
    this.#set({ files: this.#state.files.filter((each) => each.id !== id), problems: [] });
    if (path !== null) this.#release(path);
  }

  retry(id: string): void {
    this.#set({ ...this.#state, problems: [] });
    this.#change(id, { state: { status: "waiting" } });
    this.#start();
  }

  /** Waits for running uploads and returns the paths of the files. Throws if one of them has failed. */
  async whenUploaded(): Promise<readonly string[]> {
    await this.#checking;
    while (this.#running !== null) await this.#running;
    const failed = this.#state.files.filter(({ state }) => state.status === "failed");
    if (failed.length > 0) {
      const names = failed.map(({ name }) => name);
      throw new DataError("invalid", contactFiles.unsent(names), { field: "attachments" });
    }
    return this.#state.files.flatMap(({ path }) => (path === null ? [] : [path]));
  }

  /** Shows why the inquiry was refused. Files that the server does not have any more can be uploaded again. */
  report(error: DataError): void {
    // Without a status no request was sent: a file has failed before.
    if (error.status !== null) {
      const state = { status: "failed", message: contactFiles.expired } as const;
      const files = this.#state.files.map((file) => ({ ...file, path: null, state }));
      this.#formId = crypto.randomUUID();
      this.#set({ files, problems: [error.message] });
      return;
    }
    this.#set({ ...this.#state, problems: [error.message] });
  }

  /** The inquiry has the files. */
  reset(): void {
    this.#formId = crypto.randomUUID();
    this.#set(NO_FILES);
  }

  async #check(chosen: readonly File[]): Promise<void> {
    const problems: string[] = [];
    this.#set({ ...this.#state, problems });
    for (const file of chosen) {
      if (this.#state.files.some((each) => isSameFile(each, file))) continue;
      if (this.#state.files.length >= INQUIRY_FILES_MAX) {
        problems.push(contactFiles.tooMany(file.name));
        continue;
      }
      const checked = await checkFile(file);
      if (typeof checked === "string") problems.push(checked);
      else this.#set({ ...this.#state, files: [...this.#state.files, checked] });
    }
    this.#set({ ...this.#state, problems: [...problems] });
    this.#start();
  }

  #start(): void {
    this.#running ??= this.#uploadWaiting().finally(() => {
      this.#running = null;
    });
  }

  async #uploadWaiting(): Promise<void> {
    const next = () => this.#state.files.find(({ state }) => state.status === "waiting");
    for (let file = next(); file !== undefined; file = next()) await this.#upload(file);
  }

  async #upload({ id, name, size, type, file, path }: ContactFile): Promise<void> {
    const controller = new AbortController();
    this.#aborts.set(id, controller);
    this.#change(id, { state: { status: "uploading", share: 0 } });
    try {
      if (file === null) throw new DataError("not-found", contactFiles.lost);
      const reserved =
        path ?? (await reserveInquiryFile(this.#client, this.#formId, { name, size }));
      if (this.#find(id) === undefined) {
        this.#release(reserved);
        return;
      }
      this.#change(id, { path: reserved });
      const bytes = await readBytes(file);
      await uploadInquiryFile(
        this.#client,
        reserved,
        { type, bytes },
        {
          signal: controller.signal,
          onProgress: (share) => {
            this.#change(id, { state: { status: "uploading", share } });
          },
        },
      );
      this.#change(id, { state: { status: "stored" } });
    } catch (error) {
      if (!controller.signal.aborted) this.#fail(id, error);
    } finally {
      this.#aborts.delete(id);
    }
  }

  #fail(id: string, error: unknown): void {
    console.warn("[inquiry-files]", error);
    // The path is not reserved any more, or another server is there: the next attempt reserves one.
    const isRefused = error instanceof DataError && error.code === "forbidden";
    const message = isRefused ? contactFiles.failed : messageOf(error) || contactFiles.failed;
    const state = { status: "failed", message } as const;
    this.#change(id, isRefused ? { path: null, state } : { state });
  }

  /** The server removes the file later, if this request does not arrive. */
  #release(path: string): void {
    releaseInquiryFile(this.#client, path).catch((error: unknown) => {
      console.warn("[inquiry-files]", error);
    });
  }

  #find(id: string): ContactFile | undefined {
    return this.#state.files.find((each) => each.id === id);
  }

  #change(id: string, change: Partial<Pick<ContactFile, "path" | "state">>): void {
    const files = this.#state.files.map((each) => (each.id === id ? { ...each, ...change } : each));
    this.#set({ ...this.#state, files });
  }

  #set(state: FilesState): void {
    this.#state = state;
    writeFilesDraft(this.#storage, { formId: this.#formId, files: state.files });
    for (const listener of this.#listeners) listener();
  }
}

async function readBytes(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch (cause) {
    throw new DataError("not-found", contactFiles.lost, { cause });
  }
}
