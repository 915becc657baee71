import fc from "fast-check";

/** UTF-16 code units: lone surrogates, U+0000 and everything else that a program can send. */
export const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc.string({ unit: "grapheme", maxLength: 400 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map((units) => String.fromCharCode(...units)),
);

const ODD_NUMBERS = [-1, 1e30, 1.5, -0, 2 ** 53, 4e9];

const anyJson = fc.oneof(
  fc.jsonValue({ stringUnit: "binary" }),
  fc.constantFrom<unknown>(...ODD_NUMBERS, null, true, [], {}, "", [[[]]]),
  anyText,
);

const COLUMNS = [
  "id title slug content excerpt description featured_image_url category_id author post_type tags",
  "read_time status published_at deleted_at version gallery_images area_sqft project_date sort_order",
  "name email phone subject message service_interest project_type budget_range timeline spam_signal",
  "read_at key value inquiry_id body kind old_slug target_id created_at updated_at client_name location",
  "plan materials credits outcome testimonial source_path",
].flatMap((line) => line.split(" "));

const FIELDS = [
  ...COLUMNS,
  ..."email password phone token token_hash refresh_token type data code_challenge grant_type".split(
    " ",
  ),
  ..."prefix prefixes limit offset sortBy search bucketId sourceKey destinationKey expiresIn".split(
    " ",
  ),
  ..."up_to words wanted_status wanted_category trashed unread overdue sort_column descending".split(
    " ",
  ),
  ..."skip take since first_week weeks member member_role member_active member_email session".split(
    " ",
  ),
  ..."restore relation items moved target behind hint_name".split(" "),
];

const anyRow = fc.dictionary(fc.constantFrom(...FIELDS), anyJson, { maxKeys: 6 });

const encoder = new TextEncoder();
const asJson = (value: unknown) => encoder.encode(JSON.stringify(value));

/** A body: rows with real names and odd values, any JSON, truncated JSON, any bytes. */
export const anyBody: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 4, arbitrary: anyRow.map(asJson) },
  { weight: 1, arbitrary: fc.array(anyRow, { maxLength: 3 }).map(asJson) },
  { weight: 1, arbitrary: anyJson.map(asJson) },
  {
    weight: 1,
    arbitrary: fc.tuple(anyRow, fc.nat(200)).map(([row, end]) => asJson(row).subarray(0, end)),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
);

const RELATIONS =
  "blog_posts post_versions projects project_versions categories contact_submissions inquiry_notes inquiry_replies reply_templates site_settings setting_versions slug_history redirects media_files published_posts published_projects slug_redirects site_redirects".split(
    " ",
  );
const CALLS =
  "attention_today change_staff choose_inquiry_mail count_inquiries count_posts count_projects current_staff dashboard_counts describe_media end_session find_inquiries finish_invitation finish_restore import_redirects inquiries_of_sender inquiries_per_week inquiry_channel inquiry_statistics invite_staff list_assignees list_invitations list_missing_paths list_staff media_uses my_sessions own_reply_signature place_project post_tags recent_activity release_inquiry_file report_missing_path resend_invitation resend_reply reserve_inquiry_file revoke_invitation search_media see_hint seen_hints set_own_name set_own_photo set_reply_signature stage_restore unread_inquiries".split(
    " ",
  );
const BUCKETS = ["blog-images", "project-images", "reply-files", "inquiry-files", "no-bucket"];

const part = anyText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 200));
const fileName = fc.oneof(
  part,
  fc.constantFrom("1700000000000-abcdef.png", "..%2F..%2Fsecrets.json", ".png"),
);

const filter = fc
  .tuple(
    fc.constantFrom(
      ...COLUMNS,
      "select",
      "order",
      "limit",
      "offset",
      "or",
      "and",
      "on_conflict",
      "columns",
    ),
    fc.constantFrom(
      "",
      "eq.",
      "neq.",
      "in.(",
      "is.",
      "like.",
      "ilike.*",
      "fts.",
      "cs.{",
      "not.",
      "ov.",
    ),
    part,
  )
  .map(([name, operator, value]) => `${name}=${operator}${value}`);

const rest = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...RELATIONS),
      fc.constantFrom(...CALLS).map((name) => `rpc/${name}`),
      part,
    ),
    fc.array(filter, { maxLength: 3 }),
  )
  .map(([name, filters]) => `/rest/v1/${name}?${filters.join("&")}`);

const storage = fc
  .tuple(
    fc.constantFrom(
      "object",
      "object/public",
      "object/sign",
      "object/list",
      "object/info",
      "object/upload/sign",
      "object/authenticated",
      "render/image/public",
      "bucket",
    ),
    fc.constantFrom(...BUCKETS),
    fileName,
    fc.constantFrom("", "?token=x", "?download=", "?width=-1&height=x"),
  )
  .map(([kind, bucket, name, query]) => `/storage/v1/${kind}/${bucket}/${name}${query}`);

const auth = fc
  .tuple(
    fc.constantFrom(
      "token?grant_type=password",
      "token?grant_type=refresh_token",
      "token?grant_type=",
      "user",
      "recover",
      "verify",
      "logout",
      "settings",
      "signup",
      "otp",
      "magiclink",
      "factors",
      "admin/users",
      "authorize?provider=x",
      "callback",
      "reauthenticate",
      "resend",
      "sso",
    ),
    fc.option(part, { nil: "" }),
  )
  .map(([path, tail]) => `/auth/v1/${path}${tail === "" ? "" : `&x=${tail}`}`);

export const anyPath: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: rest },
  { weight: 2, arbitrary: storage },
  { weight: 2, arbitrary: auth },
  { weight: 1, arbitrary: part.map((text) => `/${text}`) },
);

export const anyMethod = fc.constantFrom("GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "PURGE");

/** Characters that fetch accepts in a header: the printable ones of the first 256. */
const headerText = fc
  .array(fc.integer({ min: 0x20, max: 0xff }), { maxLength: 60 })
  .map((codes) => String.fromCharCode(...codes.filter((code) => code !== 0x7f)));

const HEADERS: readonly (readonly [string, readonly string[]])[] = [
  [
    "content-type",
    [
      "application/json",
      "text/csv",
      "image/png",
      "multipart/form-data",
      "application/x-www-form-urlencoded",
      "application/octet-stream",
    ],
  ],
  [
    "prefer",
    [
      "return=representation",
      "count=exact",
      "resolution=merge-duplicates",
      "tx=rollback",
      "max-affected=0,handling=strict",
    ],
  ],
  [
    "accept",
    [
      "application/vnd.pgrst.object+json",
      "text/csv",
      "application/geo+json",
      "application/vnd.pgrst.plan+json",
    ],
  ],
  ["range", ["0-24", "9-3", "x", "0-99999999999999999999"]],
  ["accept-profile", ["public", "private", "auth"]],
  ["content-profile", ["public", "storage"]],
  ["x-upsert", ["true", "maybe"]],
  ["cache-control", ["max-age=3600", "max-age=x"]],
  ["if-none-match", ['"x"', "*"]],
  ["x-forwarded-for", ["1.2.3.4", "x, y"]],
  ["content-encoding", ["gzip", "x"]],
];

export const anyHeaders: fc.Arbitrary<Record<string, string>> = fc
  .subarray([...HEADERS], { maxLength: 4 })
  .chain((chosen) =>
    fc.tuple(
      ...chosen.map(([name, values]) =>
        fc
          .oneof(
            { weight: 3, arbitrary: fc.constantFrom(...values) },
            { weight: 1, arbitrary: headerText },
          )
          .map((value) => [name, value] as const),
      ),
    ),
  )
  .map((pairs) => Object.fromEntries(pairs));
