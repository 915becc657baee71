import { beforeAll, describe, expect, it } from "vitest";
import { PNG } from "#supabase/tests/images.ts";
import { deleteMediaFile, describeMedia, recordMediaFile, searchMedia } from "./media-files.ts";
import type { WantedUse } from "./media-files.ts";
import { uploadMedia } from "./media.ts";
import type { UploadedMedia } from "./media.ts";
import { createPost, getPost } from "./posts.ts";
import { createProject, getProject } from "./projects.ts";
import { useRealBackend } from "./testing/real-backend.ts";
import { newPost, newProject } from "./testing/rows.ts";

const backend = useRealBackend();
const FULL = { turns: 0, angle: 0, x: 0, y: 0, width: 1, height: 1 } as const;

async function upload(name: string, bucket: "blog-images" | "project-images" = "blog-images") {
  const { staff } = backend();
  const file = new File([new Uint8Array(PNG)], name, { type: "image/png" });
  const media = await uploadMedia(staff, bucket, file);
  await recordMediaFile(staff, bucket, media.path, name);
  return media;
}

async function found(search: string, use: WantedUse = "all") {
  const filter = { search, use, onlyImages: false };
  const { files } = await searchMedia(backend().staff, filter, 0);
  return files.map(({ originalName }) => originalName).sort();
}

describe("SU25 the media library", () => {
  let sofa: UploadedMedia;
  let stair: UploadedMedia;
  beforeAll(async () => {
    const { staff, server } = backend();
    sofa = await upload("Sofa by the window.PNG");
    stair = await upload("IMG_4711.png", "project-images");
    await upload("unused 100%_(1).png");
    await server.query(
      "update media_files set alt = 'Linen, grey', caption = 'Spring' where name = $1",
      [sofa.path],
    );
    await createPost(
      staff,
      newPost({
        title: "A quiet flat",
        content: `Words ![An \\] alcove](${sofa.url} "North light")`,
      }),
    );
    const image = {
      url: stair.url,
      alt: "Oak treads",
      caption: "After",
      stage: "",
      credit: "Ada",
    } as const;
    await createProject(staff, newProject({ title: "Loft", gallery_images: [image] }));
  });

  it.each([
    ["window", ["Sofa by the window.PNG"]],
    ["GREY spring", ["Sofa by the window.PNG"]],
    ["alcove north", ["Sofa by the window.PNG"]],
    ["quiet", ["Sofa by the window.PNG"]],
    ["oak ADA", ["IMG_4711.png"]],
    ["loft", ["IMG_4711.png"]],
    ["100%_(1)", ["unused 100%_(1).png"]],
    ["oak linen", []],
    ["\0 [", []],
  ])(
    "is searched by file name, description and caption, here and at each use: %j",
    async (search, names) => {
      expect(await found(search)).toEqual(names);
    },
  );

  it("filters what is used, the original of a used crop included", async () => {
    const { staff } = backend();
    const original = await upload("original.png");
    const crop = await upload("unused yet.png");
    await recordMediaFile(staff, "blog-images", crop.path.replace(".png", "x.png"), "no object");
    expect(await found("", "unused")).toEqual([
      "original.png",
      "unused 100%_(1).png",
      "unused yet.png",
    ]);
    const file = new File([new Uint8Array(PNG)], "crop.png", { type: "image/png" });
    const { path, url } = await uploadMedia(staff, "blog-images", file);
    await recordMediaFile(staff, "blog-images", path, "crop.png", {
      original: original.path,
      edit: FULL,
    });
    expect(await found("original", "unused")).toEqual(["original.png"]);
    await createPost(staff, newPost({ title: "With a crop", featured_image_url: url }));
    expect(await found("original", "unused")).toEqual([]);
    expect(await found("original", "used")).toEqual(["original.png"]);
  });

  it.each([
    ["newest", ["b.png", "C.png", "a.png"]],
    ["oldest", ["a.png", "C.png", "b.png"]],
    ["name", ["a.png", "b.png", "C.png"]],
    ["largest", ["C.png", "b.png", "a.png"]],
  ] as const)("is sorted %s, over all pages", async (sort, names) => {
    const { staff, server } = backend();
    const paths: string[] = [];
    for (const name of ["a.png", "C.png", "b.png"]) {
      const { path } = await upload(`sorted ${sort} ${name}`);
      paths.push(path);
      await server.query(
        "update storage.objects set metadata = metadata || jsonb_build_object('size', $2::integer) where name = $1",
        [path, name === "C.png" ? 9000 : 100 + paths.length],
      );
    }
    const filter = { search: `sorted ${sort}`, use: "all", onlyImages: false, sort } as const;
    const pages = await Promise.all(
      [0, 2].map((skip) => searchMedia(staff, filter, skip, { pageSize: 2 })),
    );
    const found = pages.flatMap(({ files }) => files);
    expect(found.map(({ originalName }) => originalName.split(" ").at(-1))).toEqual(names);
    expect(pages.map(({ total }) => total)).toEqual([3, 3]);
    for (const path of paths) await deleteMediaFile(staff, "blog-images", path);
  });

  it("deletes a file with its texts", async () => {
    const { staff, server } = backend();
    const { path } = await upload("gone.png");
    await deleteMediaFile(staff, "blog-images", path);
    expect(await found("gone")).toEqual([]);
    expect(await server.query("select from media_files where name = $1", [path])).toEqual([]);
  });

  it.each([
    { ...FULL, x: 0.5, width: 0.6 },
    { ...FULL, y: -0.1 },
    { ...FULL, height: 0 },
    { ...FULL, angle: 16 },
    { ...FULL, turns: 4 },
    { ...FULL, turns: "1" },
  ])("refuses a crop outside of the picture: %j", async (edit) => {
    const { staff } = backend();
    const row = {
      name: "1763000000000-abcdefgh.png",
      bucket: "blog-images",
      derived_from: "1763000000000-original.png",
      edit,
    };
    const { error } = await staff.rest.from("media_files").insert(row);
    expect(error?.details ?? error?.message).toMatch(/edit/);
  });

  it("describes a file once for all its uses but those with a text of their own", async () => {
    const { staff } = backend();
    const { path, url } = await upload("Bench.png");
    const image = (alt: string) => ({ url, alt, caption: "", stage: "", credit: "" }) as const;
    const post = await createPost(
      staff,
      newPost({
        title: "Bench",
        content: `![](${url} "A caption")\n\n![My own](${url}#focus=1,2)`,
      }),
    );
    const project = await createProject(
      staff,
      newProject({ title: "Bench", gallery_images: [image(""), image("Its own")] }),
    );
    const texts = async () => [
      (await getPost(staff, post.id)).content,
      ...(await getProject(staff, project.id)).gallery_images.map(({ alt }) => alt),
    ];
    const file = { bucket: "blog-images", name: path } as const;
    const first = { alt: "Oak [bench]", caption: "" };
    expect(await describeMedia(staff, { ...file, version: 1 }, first)).toBe(2);
    expect(await texts()).toEqual([
      `![Oak \\[bench\\]](${url} "A caption")\n\n![My own](${url}#focus=1,2)`,
      "Oak [bench]",
      "Its own",
    ]);
    await describeMedia(staff, { ...file, version: 2 }, { ...first, alt: "Ash & elm" });
    expect(await texts()).toEqual([
      `![Ash & elm](${url} "A caption")\n\n![My own](${url}#focus=1,2)`,
      "Ash & elm",
      "Its own",
    ]);
    await expect(
      describeMedia(staff, { ...file, version: 2 }, { ...first, alt: "Too late" }),
    ).rejects.toMatchObject({ code: "conflict" });
    expect((await texts())[1]).toBe("Ash & elm");
  });

  it("finds the swatch of a material by its own name and note, not by those beside it", async () => {
    const { staff } = backend();
    const [first, second] = [await upload("Swatch 1.png"), await upload("Swatch 2.png")];
    await createProject(
      staff,
      newProject({
        title: "Bath",
        materials: [
          { name: "Knurled brass", swatch: first.url, note: "Taps" },
          { name: "Lime plaster", swatch: second.url, note: "Walls" },
        ],
      }),
    );
    expect(await found("brass")).toEqual(["Swatch 1.png"]);
    expect(await found("walls plaster")).toEqual(["Swatch 2.png"]);
    expect(await found("bath swatch")).toEqual(["Swatch 1.png", "Swatch 2.png"]);
  });
});
