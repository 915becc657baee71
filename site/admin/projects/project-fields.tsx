import { Grid, GridItem, Stack } from "@chakra-ui/react";
import { FormProvider, useWatch } from "react-hook-form";
import {
  focalPointOfUrl,
  formatFocalPoint,
  withoutImageFragment,
} from "#supabase/data/image-focus.ts";
import { Checklist } from "#site/admin/form-safety/checklist.tsx";
import { FirstImageNotice } from "#site/admin/media/first-image-notice.tsx";
import type { SettingsPlace } from "#site/admin/public-preview/use-preview-switch.ts";
import { FeaturedImageField } from "./featured-image-field.tsx";
import { GalleryField } from "./gallery/gallery-field.tsx";
import { PagePartsSection } from "./page-parts/page-parts-section.tsx";
import { ProjectSection } from "./project-section.tsx";
import {
  ProjectMetaFields,
  ProjectCategoryFields,
  ProjectTexts,
} from "./project-section-fields.tsx";
import { useFirstImageAsFeatured } from "./use-first-image-as-featured.ts";
import type { ProjectFormState } from "./use-project-form.ts";

interface ProjectFieldsProps {
  readonly state: ProjectFormState;
  readonly settingsPlace: SettingsPlace;
  /** The form of a new project has no slug, also once an autosave has saved it. */
  readonly hidesSlug: boolean;
  /** The gallery's image whose description the save bar asks for. */
  readonly toDescribe: { readonly index: number } | null;
}

/** Columns of the form, and those that texts and gallery take. */
const LAYOUTS = {
  beside: {
    columns: "minmax(0, 7fr) minmax(0, 5fr)",
    text: { columns: 1, rows: 2 },
    gallery: { columns: 2 },
  },
  below: { columns: "minmax(0, 1fr)", text: { columns: 1, rows: 1 }, gallery: { columns: 1 } },
  "below in columns": {
    columns: "repeat(2, minmax(0, 1fr))",
    text: { columns: 2, rows: 1 },
    gallery: { columns: 2 },
  },
} as const satisfies Record<SettingsPlace, unknown>;

/** The fields of a project by section. */
export function ProjectFields({ state, settingsPlace, hidesSlug, toDescribe }: ProjectFieldsProps) {
  const { form, base } = state;
  const { columns, text, gallery } = LAYOUTS[settingsPlace];
  const featuredImageUrl = useWatch({ control: form.control, name: "uploadedImageUrl" });
  const setFeaturedImage = (url: string) => {
    state.image.remove();
    form.setValue("uploadedImageUrl", withoutImageFragment(url), { shouldDirty: true });
    form.setValue("focus", formatFocalPoint(focalPointOfUrl(url)), { shouldDirty: true });
  };
  const firstImage = useFirstImageAsFeatured(form, {
    hasFile: state.image.file !== null,
    onUseAsFeatured: setFeaturedImage,
  });
  return (
    <Grid
      templateColumns={{
        base: "minmax(0, 1fr)",
        lg: columns,
      }}
      gap={{ base: "6", lg: settingsPlace === "below" ? "6" : "10" }}
    >
      <GridItem colSpan={{ lg: text.columns }} rowSpan={{ lg: text.rows }} minWidth="0">
        <ProjectSection name="texts">
          <Stack gap="5">
            <ProjectTexts form={form} images={state.bodyImages} />
          </Stack>
        </ProjectSection>
      </GridItem>
      <FormProvider {...form}>
        <ProjectSection name="details">
          <ProjectMetaFields form={form} base={base} />
        </ProjectSection>
      </FormProvider>
      <Stack gap="6">
        <ProjectSection name="featuredImage">
          <FeaturedImageField form={form} image={state.image} />
          {firstImage.place === "text" && (
            <FirstImageNotice place="text" onUndo={firstImage.undo} />
          )}
        </ProjectSection>
        <ProjectSection name="category">
          <ProjectCategoryFields form={form} slugOf={hidesSlug ? null : base} />
        </ProjectSection>
        <Checklist />
      </Stack>
      <GridItem colSpan={{ lg: gallery.columns }} minWidth="0">
        <ProjectSection name="gallery">
          <GalleryField
            form={form}
            toDescribe={toDescribe}
            uploads={state.uploads}
            featuredImageUrl={featuredImageUrl}
            hasPanelBeside={settingsPlace !== "below"}
            onUseAsFeatured={setFeaturedImage}
          />
          {firstImage.place === "gallery" && (
            <FirstImageNotice place="gallery" onUndo={firstImage.undo} />
          )}
        </ProjectSection>
      </GridItem>
      <PagePartsSection form={form} uploads={state.uploads} />
    </Grid>
  );
}
