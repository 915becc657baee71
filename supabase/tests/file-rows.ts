import { newMediaName } from "./images.ts";
import { one, unique } from "./matrix.ts";
import type { Relation } from "./matrix.ts";
import type { Role } from "./users.ts";

const STAFF: readonly Role[] = ["editor", "owner"];

/** The rows of the files. storage-matrix tests files over HTTP; a statement on all rows at once is
 * only testable by SQL. */
export const FILE_ROWS: Relation = {
  name: "storage.objects",
  may: { read: STAFF, insert: STAFF, update: STAFF, delete: STAFF },
  key: "id",
  target: (database) =>
    one(
      database,
      `insert into storage.objects (bucket_id, name) values ('blog-images', '${newMediaName("png")}') returning id`,
    ),
  mark: () => Promise.resolve(newMediaName("png")),
  row: (mark) => ({ bucket_id: "blog-images", name: mark }),
  markColumn: "name",
  change: { column: "user_metadata", value: () => ({ note: unique() }) },
};
