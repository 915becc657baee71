import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import {
  erasePersonalData,
  exportPersonalData,
  findPersonalData,
} from "#supabase/data/personal-data.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { createMember } from "#supabase/local/create-member.ts";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { signedIn } from "./clients.ts";
import { refused, succeeded } from "./expectations.ts";
import { unique } from "./matrix.ts";
import * as person from "./person-rows.ts";
import { PASSWORD, PEOPLE } from "./users.ts";

const CALLS = ["find_personal_data", "export_personal_data", "erase_personal_data"] as const;
const NOTHING = {
  ...{ inquiries: 0, notes: 0, replies: 0, mails: 0, rate_limits: 0 },
  ...{ accounts: 0, changed_settings: 0, mentions: 0 },
};
/** Of `correspondence`: a notice of each inquiry to two members, a receipt for the day, the reply; one limit of the
 * address and one of each message. */
const CORRESPONDENCE = { inquiries: 2, notes: 1, replies: 1, mails: 6, rate_limits: 3 };
/** Of `mentionsOf`: inquiry, note, project and post with a version each, and template. */
const MENTIONS = 7;

const row = v.record(v.string(), v.unknown());

/** One action exports, one erases everything that names an e-mail address. */
export function describePersonalData(name: string, backend: LocalBackend) {
  describe(name, () => {
    let owner: StaffClient;
    let editor: StaffClient;
    beforeAll(async () => {
      owner = await signedIn(backend, PEOPLE.owner.email);
      editor = await signedIn(backend, PEOPLE.editor.email);
    });
    const find = (address: string) => findPersonalData(owner, address);
    const erase = (address: string) => erasePersonalData(owner, address);
    const rowOf = async (table: string, id: string) =>
      (await backend.query(`select * from ${table} where id = $1`, [id]))[0];

    it("SU33 exports what names an address, in any case, and nothing of others", async () => {
      const address = person.newAddress();
      await person.inquiryFrom(backend, `jo${address}`);
      const ids = await person.correspondence(backend, editor, address);
      const found = await find(` ${address.toLowerCase()} `);
      expect(found.counts).toEqual({ ...NOTHING, ...CORRESPONDENCE });
      expect(found.obstacle).toBeNull();
      const data = await exported(address);
      const stored = await backend.query(
        "select to_jsonb(t) as item from contact_submissions as t where id = any ($1::uuid[]) order by created_at, id",
        [`{${ids.join(",")}}`],
      );
      expect(data("inquiries")).toEqual(stored.map(({ item }) => item));
      expect(data("notes")).toMatchObject([{ body: "Called", author: PEOPLE.editor.email }]);
      expect(data("replies")).toMatchObject([{ subject: "Re: kitchen", body: "Hello" }]);
      const mails = data("mails").map(({ kind }) => kind);
      expect(mails.filter((kind) => kind === "inquiry-notice")).toHaveLength(4);
      expect(mails).toEqual(expect.arrayContaining(["inquiry-receipt", "inquiry-reply"]));
    });

    it("SU33 lists the texts of others that name it, with their place", async () => {
      const address = person.newAddress();
      const { inquiry, note, project, post, template } = await person.mentionsOf(backend, address);
      const { counts, mentions } = await find(address);
      expect(counts).toEqual({ ...NOTHING, mentions: MENTIONS });
      const places = mentions.map(({ table, id, field }) => [table, id, field]);
      const expected = [
        ["contact_submissions", inquiry, "message"],
        ["inquiry_notes", note, "body"],
        ["projects", project, "content"],
        ["projects", project, "credits"],
        ["blog_posts", post, "content"],
        ["blog_posts", post, "tags"],
        ["reply_templates", template, "body"],
      ];
      expect(places).toEqual(expect.arrayContaining(expected));
      // Besides these: two fields of the version of the post, and two of that of the project.
      expect(places.slice(expected.length)).toHaveLength(4);
      const passage = mentions.find(({ id }) => id === inquiry)?.passage;
      expect(passage).toBe(`My sister: ${address}, or jo${address}`);
    });

    it("SU33 erases all of it: no table names the address afterwards, and counters are right", async () => {
      const address = person.newAddress();
      const own = await person.correspondence(backend, editor, address);
      const others = await person.mentionsOf(backend, address);
      await backend.query(
        "update private.outbox set last_error = $1 where inquiry_id <> all ($2::uuid[])",
        [`550 <${address}>: unknown`, `{${own.join(",")}}`],
      );
      const former = await rowOf("contact_submissions", others.inquiry);
      const erased = await erase(address);
      expect(erased.counts).toEqual({ ...NOTHING, ...CORRESPONDENCE, mentions: MENTIONS });
      expect([...erased.inquiryIds].sort()).toEqual([...own].sort());
      expect((await find(address)).counts).toEqual(NOTHING);
      // The text of another person names jo…, which is another address.
      expect(await person.tablesNaming(backend, `(^|[^o])${address}`)).toEqual([]);
      expect(await person.wrongCounters(backend)).toEqual([]);
      expect(await rowOf("contact_submissions", others.inquiry)).toMatchObject({
        message: `My sister:\n[erased], or jo${address}`,
        email: "bo@visitor.test",
        version: 2,
        updated_at: former?.["updated_at"],
      });
      expect(await rowOf("inquiry_notes", others.note)).toMatchObject({ body: "_[erased]_ pays." });
      const template = await rowOf("reply_templates", others.template);
      expect(template).toMatchObject({ body: "Write to [erased] instead.", version: 2 });
      const project = await rowOf("projects", others.project);
      expect(project).toMatchObject({ content: "Ask [erased].", version: 2 });
      expect(project?.["credits"]).toEqual([{ role: "", name: "Ana", link: "mailto:[erased]" }]);
      expect(project?.["deleted_at"]).not.toBeNull();
      const post = await rowOf("blog_posts", others.post);
      expect(post).toMatchObject({ content: "Thanks to ([erased]).", tags: ["oak", "[erased]"] });
      const versions = "select content from post_versions where post_id = $1";
      expect(await backend.query(versions, [others.post])).toEqual([
        { content: "Thanks to ([erased])." },
      ]);
    });

    it("SU33 leaves every other row as it was", async () => {
      const address = person.newAddress();
      await person.correspondence(backend, editor, `x${address}`);
      await person.mentionsOf(backend, `x${address}`);
      const before = await person.everyRow(backend);
      await person.correspondence(backend, editor, address);
      await erase(address);
      const after = new Set(await person.everyRow(backend));
      expect(before.filter((row) => !after.has(row))).toEqual([]);
    });

    it("SU33 a form with the former text does not bring the address back", async () => {
      const address = person.newAddress();
      const { project } = await person.mentionsOf(backend, address);
      await erase(address);
      const late = owner.rest.from("projects").update({ content: `Ask ${address}.` });
      expect(await succeeded(late.eq("id", project).eq("version", 1).select())).toEqual([]);
    });

    it("SU33 puts no longer text in place of a short address", async () => {
      const message = `${"x".repeat(4993)} q@x.yz`;
      await backend.query(
        "insert into contact_submissions (name, email, message) values ('Bo', 'short@visitor.test', $1)",
        [message],
      );
      await erase("q@x.yz");
      const [row] = await backend.query(
        "select right(message, 8) as message from contact_submissions where email = 'short@visitor.test'",
      );
      expect(row).toEqual({ message: "x [erase" });
    });

    it.each(["O'Neil+a(b)@x.test", '"q\\r"@visitor.test', "łukasz@żółw.test", 'a@"q".test'])(
      "SU33 erases an address with unusual characters: %s",
      async (address) => {
        const { inquiry, post } = await person.mentionsOf(
          backend,
          address.replaceAll(/["\\]/g, "~"),
        );
        const body = `Ask ${address}\nor ${address}.`;
        await backend.query("update blog_posts set content = $2 where id = $1", [post, body]);
        await backend.query("insert into inquiry_notes (inquiry_id, body) values ($1, $2)", [
          inquiry,
          body,
        ]);
        await erase(address);
        expect(await rowOf("blog_posts", post)).toMatchObject({
          content: "Ask [erased]\nor [erased].",
        });
        const notes = "select body from inquiry_notes where inquiry_id = $1 and body like 'Ask%'";
        expect(await backend.query(notes, [inquiry])).toEqual([
          { body: "Ask [erased]\nor [erased]." },
        ]);
      },
    );

    it("SU33 deletes the account of a former member; an address in use is refused", async () => {
      const address = `${unique()}@studio.test`;
      await createMember(backend, { email: address, password: PASSWORD, role: "editor" });
      await expectInUse(address, "member");
      await backend.query(
        "update private.staff set active = false where user_id = (select id from auth.users where email = $1)",
        [address],
      );
      await backend.query(
        "insert into private.setting_authors (key, email) values ('mail', upper($1))",
        [address],
      );
      // Invited again.
      const invitation = { member_email: address, member_role: "editor" };
      await succeeded(owner.rest.rpc("invite_staff", invitation));
      const { counts } = await erase(address);
      expect(counts).toEqual({ ...NOTHING, accounts: 1, changed_settings: 1, mails: 1 });
      expect(await person.tablesNaming(backend, address)).toEqual([]);
      const setting = "insert into site_settings (key, value) values ('mail', to_jsonb($1::text))";
      await backend.query(setting, [address]);
      await expectInUse(address, "settings");
      await backend.query("delete from site_settings where key = 'mail'");
    });

    it("SU33 erases nothing when one of its steps fails", async () => {
      const address = person.newAddress();
      await person.correspondence(backend, editor, address);
      await person.mentionsOf(backend, address);
      const before = await find(address);
      await backend.script(`
        create function private.fail() returns trigger language plpgsql as 'begin raise exception ''disk full''; end';
        create trigger zz_fail before update on public.blog_posts for each row execute function private.fail();`);
      await expect(erase(address)).rejects.toMatchObject({ name: "DataError" });
      await backend.script("drop function private.fail() cascade");
      expect(await find(address)).toEqual(before);
      expect(await person.wrongCounters(backend)).toEqual([]);
    });

    it("SU33 ends a restore that would bring the address back", async () => {
      const address = person.newAddress();
      const staged = [crypto.randomUUID(), crypto.randomUUID()];
      await backend.query(
        `insert into private.restore_rows (restore, relation, item)
         values ($1, 'categories', '{}'), ($2, 'categories', '{}'),
           ($1, 'contact_submissions', jsonb_build_object('email', $3::text))`,
        [...staged, address],
      );
      await erase(address);
      const left = await backend.query("select distinct restore from private.restore_rows");
      expect(left.map(({ restore }) => restore)).toEqual([staged[1]]);
    });

    it.each(["", "ana", "ana@visitor", "a b@visitor.test", `${"a".repeat(250)}@x.test`])(
      "SU33 refuses %j, at its field",
      async (address) => {
        for (const name of CALLS) {
          const refusal = await refused(owner.rest.rpc(name, { address }));
          expect(refusal).toMatchObject({ status: 422, field: "email" });
        }
      },
    );

    it("SU33 is for owners: an editor gets 403 and changes nothing", async () => {
      const address = person.newAddress();
      await person.correspondence(backend, editor, address);
      for (const name of CALLS) {
        expect((await refused(editor.rest.rpc(name, { address }))).status).toBe(403);
      }
      expect((await find(address)).counts).toEqual({ ...NOTHING, ...CORRESPONDENCE });
    });

    /** Reads the lists of an export. */
    async function exported(address: string) {
      const data = await exportPersonalData(owner, address);
      const exports = v.parse(row, data);
      expect(exports["address"]).toBe(address.toLowerCase());
      return (kind: string) => v.parse(v.array(row), exports[kind] ?? []);
    }

    async function expectInUse(address: string, obstacle: string) {
      expect((await find(address)).obstacle).toBe(obstacle);
      const refusal = await refused(owner.rest.rpc("erase_personal_data", { address }));
      expect(refusal).toMatchObject({ status: 409, field: "email" });
    }
  });
}
