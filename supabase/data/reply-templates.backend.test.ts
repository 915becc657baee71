import { describe, expect, it } from "vitest";
import { fetchReplySignature, saveReplySignature } from "./reply-signature.ts";
import {
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  updateReplyTemplate,
} from "./reply-templates.ts";
import { useRealBackend } from "./testing/real-backend.ts";

const backend = useRealBackend();
const newId = () => crypto.randomUUID();
const text = (name: string) => ({ name, subject: "", body: `Text of ${name}` });

describe("SU23 templates of replies", () => {
  it("are stored with a version and listed by name, whatever its case", async () => {
    const { staff } = backend();
    const visit = await createReplyTemplate(staff, newId(), text(" visit\0 "));
    await createReplyTemplate(staff, newId(), text("Prices"));
    await createReplyTemplate(staff, newId(), text("Zoning"));
    expect(visit).toMatchObject({ name: "visit", subject: "", version: 1 });
    const names = (await listReplyTemplates(staff)).map(({ name }) => name);
    expect(names).toEqual(["Prices", "visit", "Zoning"]);
  });

  it("are stored once when a create is repeated after a lost response", async () => {
    const { staff } = backend();
    const id = newId();
    await createReplyTemplate(staff, id, text("Once"));
    const again = await createReplyTemplate(staff, id, { ...text("Once"), body: "Corrected" });
    expect(again).toMatchObject({ id, body: "Corrected" });
    const stored = (await listReplyTemplates(staff)).filter(({ name }) => name === "Once");
    expect(stored).toEqual([again]);
  });

  it("have a name of their own, ignoring case", async () => {
    const { staff } = backend();
    const first = await createReplyTemplate(staff, newId(), text("Thanks"));
    const other = await createReplyTemplate(staff, newId(), text("Other"));
    const taken = {
      code: "invalid",
      field: "name",
      message: "A template with this name already exists.",
    };
    await expect(createReplyTemplate(staff, newId(), text("THANKS"))).rejects.toMatchObject(taken);
    const renamed = updateReplyTemplate(staff, other.id, 1, text(" thanks "));
    await expect(renamed).rejects.toMatchObject(taken);
    const respelled = await updateReplyTemplate(staff, first.id, 1, text("THANKS"));
    expect(respelled).toMatchObject({ name: "THANKS", version: 2 });
  });

  it.each([
    ["name", { name: " " }],
    ["name", { name: "x".repeat(81) }],
    ["subject", { subject: "x".repeat(201) }],
    ["body", { body: "\n" }],
    ["body", { body: "x".repeat(10_001) }],
  ])("are refused with the field %s: %#", async (field, part) => {
    const refused = createReplyTemplate(backend().staff, newId(), { ...text("Limits"), ...part });
    await expect(refused).rejects.toMatchObject({ code: "invalid", field });
  });

  it("are never saved over another version, and not twice after a lost response", async () => {
    const { staff } = backend();
    const { id } = await createReplyTemplate(staff, newId(), text("Lock"));
    const saved = await updateReplyTemplate(staff, id, 1, { ...text("Lock"), body: "Mine" });
    expect(await updateReplyTemplate(staff, id, 1, { ...text("Lock"), body: "Mine" })).toEqual(
      saved,
    );
    const late = updateReplyTemplate(staff, id, 1, { ...text("Lock"), body: "Theirs" });
    await expect(late).rejects.toMatchObject({ code: "conflict" });
  });

  it("are deleted once", async () => {
    const { staff } = backend();
    const { id } = await createReplyTemplate(staff, newId(), text("Gone"));
    await deleteReplyTemplate(staff, id);
    const gone = { code: "not-found" };
    await expect(deleteReplyTemplate(staff, id)).rejects.toMatchObject(gone);
    await expect(updateReplyTemplate(staff, id, 1, text("Gone"))).rejects.toMatchObject(gone);
  });

  it("keep the columns of the server whatever a request says", async () => {
    const { staff, server } = backend();
    const stored = await createReplyTemplate(staff, newId(), text("Server"));
    await server.script(
      `update reply_templates set version = 90, created_at = '2001-01-01', updated_at = '2001-01-01' where id = '${stored.id}'`,
    );
    const [row] = (await listReplyTemplates(staff)).filter(({ id }) => id === stored.id);
    expect(row).toMatchObject({ version: 2, created_at: stored.created_at });
    expect(Date.parse(String(row?.updated_at))).toBeGreaterThanOrEqual(
      Date.parse(stored.updated_at),
    );
  });
});

describe("SU23 the signature of a member", () => {
  it("is the studio's until the member writes one, which may be empty", async () => {
    const { staff } = backend();
    expect(await fetchReplySignature(staff)).toBeNull();
    await saveReplySignature(staff, "Regards,\nAda\0");
    expect(await fetchReplySignature(staff)).toBe("Regards,\nAda");
    await saveReplySignature(staff, "");
    expect(await fetchReplySignature(staff)).toBe("");
    await saveReplySignature(staff, null);
    expect(await fetchReplySignature(staff)).toBeNull();
  });

  it("has a maximum length", async () => {
    const refused = saveReplySignature(backend().staff, "x".repeat(1001));
    await expect(refused).rejects.toMatchObject({ code: "invalid", field: "signature" });
  });
});
