import type { UploadOptions } from "#supabase/data/upload-progress.ts";
import { uploadFailure } from "./upload-messages.ts";

/** A running or failed upload. */
export interface Upload {
  readonly file: File;
  /** URL of the local file, which is shown until it is uploaded. */
  readonly objectUrl: string;
  /** Progress of the upload, 0 to 100. */
  readonly percent: number;
  /** Error message; null while the upload runs. */
  readonly failure: string | null;
}

interface UploadedFile {
  readonly url: string;
  readonly path: string;
}

/** Functions that the queue calls. `onChange` gets a new map at every change. */
export interface UploadCallbacks {
  readonly send: (file: File, options: UploadOptions) => Promise<UploadedFile>;
  /** Deletes a file whose upload completed after its removal from the form. */
  readonly deleteUpload: (path: string) => Promise<void>;
  readonly onUploaded: (id: string, url: string) => void;
  readonly onChange: (uploads: ReadonlyMap<string, Upload>) => void;
}

/** Running and failed uploads, each under an id of the form. Completed uploads leave the queue. */
export class UploadQueue {
  readonly #uploads = new Map<string, Upload>();
  readonly #stops = new Map<string, AbortController>();
  readonly #running = new Set<Promise<void>>();
  readonly #callbacks: UploadCallbacks;

  constructor(callbacks: UploadCallbacks) {
    this.#callbacks = callbacks;
  }

  start(id: string, file: File) {
    this.#forget(id);
    const upload: Upload = {
      file,
      objectUrl: URL.createObjectURL(file),
      percent: 0,
      failure: null,
    };
    this.#put(id, upload);
    const done = this.#send(id, upload).finally(() => this.#running.delete(done));
    this.#running.add(done);
  }

  retry(id: string) {
    const known = this.#uploads.get(id);
    if (known !== undefined) this.start(id, known.file);
  }

  drop(id: string) {
    this.#forget(id);
    this.#notify();
  }

  /** Waits for all running uploads; true when none has failed. */
  async allUploaded(): Promise<boolean> {
    await Promise.all(this.#running);
    return this.#uploads.size === 0;
  }

  dropAll() {
    for (const id of [...this.#uploads.keys()]) this.#forget(id);
  }

  async #send(id: string, upload: Upload) {
    const isWanted = () => this.#uploads.get(id)?.objectUrl === upload.objectUrl;
    const stop = new AbortController();
    this.#stops.set(id, stop);
    try {
      const { url, path } = await this.#callbacks.send(upload.file, {
        signal: stop.signal,
        onProgress: (share) => {
          if (isWanted()) this.#put(id, { ...upload, percent: Math.round(share * 100) });
        },
      });
      if (!isWanted()) {
        await this.#deleteUnwanted(path);
        return;
      }
      this.#stops.delete(id);
      this.#callbacks.onUploaded(id, url);
      this.drop(id);
    } catch (error) {
      if (!isWanted()) return;
      console.warn("[upload]", error);
      this.#put(id, { ...upload, failure: uploadFailure(error) });
    }
  }

  /** The file of a removed upload; one that stays is listed as unused in the media library. */
  async #deleteUnwanted(path: string) {
    try {
      await this.#callbacks.deleteUpload(path);
    } catch (error) {
      console.warn("The file of a removed upload could not be deleted.", error);
    }
  }

  #put(id: string, upload: Upload) {
    this.#uploads.set(id, upload);
    this.#notify();
  }

  /** Aborts a running upload and revokes its object URL. */
  #forget(id: string) {
    this.#stops.get(id)?.abort();
    this.#stops.delete(id);
    const known = this.#uploads.get(id);
    if (known === undefined) return;
    URL.revokeObjectURL(known.objectUrl);
    this.#uploads.delete(id);
  }

  #notify() {
    this.#callbacks.onChange(new Map(this.#uploads));
  }
}
