import { describe, expect, it, vi } from "vitest";
import { currentMember, onMemberChange, signIn, signOut } from "./auth.ts";
import { listPosts, createPost, updatePost } from "./posts.ts";
import type { SignedInMember } from "./auth.ts";
import { createPublicClient } from "./public-client.ts";
import { listPublishedPosts } from "./public-posts.ts";
import { createStaffClient } from "./staff-client.ts";
import { PASSWORD, PEOPLE, useRealBackend } from "./testing/real-backend.ts";
import { newPost } from "./testing/rows.ts";

const backend = useRealBackend();

const signedInEditor = async () => {
  const client = backend().dashboard();
  const editor = await signIn(client, PEOPLE.editor.email, PASSWORD);
  return { client, editor };
};

describe("signing in", () => {
  it("AL06 returns the signed-in member", async () => {
    const client = backend().dashboard();
    expect(await currentMember(client)).toBeNull();
    const owner = await signIn(client, ` ${PEOPLE.owner.email} `, PASSWORD);
    expect(owner).toMatchObject({ email: PEOPLE.owner.email, role: "owner" });
    expect(await currentMember(client)).toEqual(owner);
  });

  it("AL05 a wrong email or password is unauthorized", async () => {
    const client = backend().dashboard();
    const failed = signIn(client, PEOPLE.owner.email, "not the password");
    await expect(failed).rejects.toMatchObject({ code: "unauthorized", status: 400 });
    expect(await currentMember(client)).toBeNull();
  });

  it("PM02 an account that is not a member is refused and signed out again", async () => {
    const client = backend().dashboard();
    await expect(signIn(client, PEOPLE.outsider.email, PASSWORD)).rejects.toMatchObject({
      code: "forbidden",
    });
    expect((await client.auth.getSession()).data.session).toBeNull();
  });

  it("after five wrong tries reports how long to wait", async () => {
    const client = backend().dashboard();
    const guess = () => signIn(client, "guessed@studio.test", "wrong-wrong-wrong");
    for (let index = 0; index < 5; index += 1) await guess().catch(() => undefined);
    await expect(guess()).rejects.toMatchObject({
      code: "rate-limited",
      message: expect.stringMatching(/try again in \d+ minutes?\./) as string,
    });
  });

  it("survives a reload through the stored session", async () => {
    const { server } = backend();
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    };
    const config = { url: server.url, publishableKey: server.publishableKey, storage };
    const editor = await signIn(createStaffClient(config), PEOPLE.editor.email, PASSWORD);
    expect(await currentMember(createStaffClient(config))).toEqual(editor);
    await signOut(createStaffClient(config));
    expect(stored.size).toBe(0);
  });
});

describe("a session", () => {
  it("AD03 ends on sign-out, in the client and on the server", async () => {
    const { client } = await signedInEditor();
    const token = (await client.auth.getSession()).data.session?.access_token ?? "";
    await signOut(client);
    expect(await currentMember(client)).toBeNull();
    await expect(listPosts(client)).rejects.toMatchObject({ code: "unauthorized" });
    const { server } = backend();
    const response = await fetch(`${server.url}/rest/v1/blog_posts?select=id`, {
      headers: { apikey: server.publishableKey, Authorization: `Bearer ${token}` },
    });
    expect(await response.json()).toEqual([]);
  });

  it("ended by an owner requires a new sign-in at every request", async () => {
    const { server } = backend();
    const { client, editor } = await signedInEditor();
    const post = await createPost(client, newPost());
    const activate = (active: boolean) =>
      server.query("update private.staff set active = $2 where user_id = $1", [editor.id, active]);
    await activate(false);
    const unauthorized = { code: "unauthorized" };
    await expect(listPosts(client)).rejects.toMatchObject(unauthorized);
    await expect(createPost(client, newPost())).rejects.toMatchObject(unauthorized);
    await expect(updatePost(client, post.id, 1, { title: "x" })).rejects.toMatchObject(
      unauthorized,
    );
    expect(await currentMember(client)).toBeNull();
    await activate(true);
    expect(await currentMember(client)).toEqual(editor);
  });

  it("reports its start and end to subscribers until they unsubscribe", async () => {
    const client = backend().dashboard();
    const heard: (SignedInMember | null)[] = [];
    const stop = onMemberChange(client, (member) => heard.push(member));
    const editor = await signIn(client, PEOPLE.editor.email, PASSWORD);
    await vi.waitFor(() => {
      expect(heard).toEqual([editor]);
    });
    await signOut(client);
    expect(heard).toEqual([editor, null]);
    stop();
    await signIn(client, PEOPLE.editor.email, PASSWORD);
    expect(heard).toHaveLength(2);
  });
});

describe("an unreachable server", () => {
  const nowhere = { url: "http://127.0.0.1:9", publishableKey: "sb_publishable_none" };
  const offline = {
    code: "offline",
    message: "The server cannot be reached. Check your connection and try again.",
  };

  it("is reported as offline by every call", async () => {
    const client = createStaffClient(nowhere);
    const visitor = createPublicClient(nowhere);
    await expect(listPublishedPosts(visitor)).rejects.toMatchObject(offline);
    await expect(listPosts(client)).rejects.toMatchObject(offline);
    await expect(signIn(client, PEOPLE.owner.email, PASSWORD)).rejects.toMatchObject(offline);
    await expect(signOut(client)).resolves.toBeUndefined();
  });
});
