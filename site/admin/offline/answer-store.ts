import { hashKey } from "@tanstack/react-query";
import type { QueryKey } from "@tanstack/react-query";
import { clear, createStore, del, get, set, values } from "idb-keyval";
import type { UseStore } from "idb-keyval";

/** What the server answered, as it is kept on this device. */
export interface KeptAnswer {
  readonly key: QueryKey;
  readonly data: unknown;
  readonly owner: string;
  readonly at: number;
  /** Another build may expect other shapes: it does not read this one's answers. */
  readonly build: string;
}

/** The name of a built file holds a hash of what is in it. */
export const BUILD = new URL(import.meta.url).pathname.split("/").at(-1) ?? "";

let opened: UseStore | null = null;
const answers = () => (opened ??= createStore("studio-answers", "answers"));

/** Answers in the browser's database. Where that is denied nothing is kept, and nothing breaks. */
export const answerStore = {
  all: () => attempt([], () => values<KeptAnswer>(answers())),
  get: (key: QueryKey) => attempt(undefined, () => get<KeptAnswer>(hashKey(key), answers())),
  put: (answer: KeptAnswer) =>
    attempt(undefined, () => set(hashKey(answer.key), answer, answers())),
  remove: (key: QueryKey) => attempt(undefined, () => del(hashKey(key), answers())),
  clear: () => attempt(undefined, () => clear(answers())),
};

async function attempt<T>(otherwise: T, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    console.warn("[offline] This device keeps nothing for later.", error);
    return otherwise;
  }
}
