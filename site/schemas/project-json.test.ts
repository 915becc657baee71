import { expectTypeOf, it } from "vitest";
import type * as v from "valibot";
import type { GalleryImage } from "#supabase/data/gallery.ts";
import type { Credit, Material, Testimonial } from "#supabase/data/project-parts.ts";
import type { ColumnsToSend } from "./entity.ts";
import type { projectSchema } from "./project.ts";

type Saved = ColumnsToSend<typeof projectSchema>;
type Values = v.InferOutput<typeof projectSchema>;

// A field that only one side knew would be erased by the next save.
it("the form saves every field of a JSON column that is read", () => {
  expectTypeOf<Readonly<Saved["gallery_images"][number]>>().toEqualTypeOf<GalleryImage>();
  expectTypeOf<Readonly<Values["materials"][number]>>().toEqualTypeOf<Material>();
  expectTypeOf<Readonly<Values["credits"][number]>>().toEqualTypeOf<Credit>();
  expectTypeOf<Readonly<Values["testimonial"]>>().toEqualTypeOf<Testimonial>();
});
