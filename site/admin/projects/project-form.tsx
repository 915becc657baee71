import { chakra, Grid, GridItem, Heading, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import type { ReactNode, SubmitEvent } from "react";
import {
  focalPointOfUrl,
  formatFocalPoint,
  withoutImageFragment,
} from "#supabase/data/image-focus.ts";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { BackToList } from "#site/admin/data-table/back-to-list.tsx";
import { Checklist } from "#site/admin/form-safety/checklist.tsx";
import { LocalDraftNotices } from "#site/admin/form-safety/local-draft-notices.tsx";
import { useFocusAfterSave } from "#site/admin/form-safety/use-focus-after-save.ts";
import { SectionLinks } from "#site/admin/pages/section-links.tsx";
import { useFullWidth } from "#site/admin/rich-text-editor/index.ts";
import { FeaturedImageField } from "./featured-image-field.tsx";
import { GalleryField } from "./gallery/gallery-field.tsx";
import { PagePartsSection } from "./page-parts/page-parts-section.tsx";
import { ProjectChecklistProvider } from "./project-checklist.tsx";
import { ProjectSaveBar } from "./project-save-bar.tsx";
import { ProjectSection } from "./project-section.tsx";
import { LINKED_SECTIONS } from "./project-sections.ts";
import { ProjectMetaFields, ProjectCategoryFields, ProjectTexts } from "./project-fields.tsx";
import type { ProjectFormState } from "./use-project-form.ts";

interface ProjectFormProps {
  readonly heading: string;
  readonly state: ProjectFormState;
  /** The version that the next save builds on; null for a project that is not saved. */
  readonly base: ProjectRow | null;
  /** True in the form of a new project, also once an autosave has saved it. */
  readonly isNew?: boolean;
  readonly savingLabel: string;
  readonly isSaveDue: boolean;
  readonly onSave: () => Promise<void>;
  readonly onCancel: () => void;
  /** Rendered above the fields: a version conflict, or the inquiry that the project comes from. */
  readonly notice?: ReactNode;
  /** Rendered in the save bar, beside the status. */
  readonly tools?: ReactNode;
}

/** The form of a new or saved project. `onSave` runs on submit; validation and errors are part of it. */
export function ProjectForm(props: ProjectFormProps) {
  const { state, base, isNew = false } = props;
  const { form } = state;
  const { isFull } = useFullWidth();
  useFocusAfterSave(form.formState.isSubmitting);
  const featuredImageUrl = useWatch({ control: form.control, name: "featuredImageUrl" });
  const [toDescribe, setToDescribe] = useState<{ readonly index: number } | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void props.onSave();
  };
  return (
    <chakra.form
      onSubmit={submit}
      noValidate
      aria-label={props.heading}
      // Compensates the padding below each tab, so that the save bar reaches the window's edge.
      marginBottom="-16"
    >
      <ProjectChecklistProvider state={state}>
        <Stack gap="6">
          <Stack gap="1">
            <BackToList tab="projects" />
            <Heading as="h2" textStyle="uiTitle">
              {props.heading}
            </Heading>
          </Stack>
          <LocalDraftNotices
            {...state.localDraftNotices}
            rowSavedAt={base === null ? null : new Date(base.updated_at)}
          />
          {props.notice}
          <SectionLinks name="Sections of this project" sections={LINKED_SECTIONS} />
          <Grid
            templateColumns={{
              base: "minmax(0, 1fr)",
              lg: isFull ? "repeat(2, minmax(0, 1fr))" : "minmax(0, 7fr) minmax(0, 5fr)",
            }}
            gap={{ base: "6", lg: "10" }}
          >
            <GridItem
              colSpan={{ lg: isFull ? 2 : 1 }}
              rowSpan={{ lg: isFull ? 1 : 2 }}
              minWidth="0"
            >
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
              </ProjectSection>
              <ProjectSection name="category">
                <ProjectCategoryFields form={form} slugOf={isNew ? null : base} />
              </ProjectSection>
              <Checklist />
            </Stack>
            <GridItem colSpan={{ lg: 2 }} minWidth="0">
              <ProjectSection name="gallery">
                <GalleryField
                  form={form}
                  toDescribe={toDescribe}
                  uploads={state.uploads}
                  coverUrl={featuredImageUrl}
                  onCover={(url) => {
                    state.image.remove();
                    form.setValue("featuredImageUrl", withoutImageFragment(url), {
                      shouldDirty: true,
                    });
                    form.setValue("focus", formatFocalPoint(focalPointOfUrl(url)), {
                      shouldDirty: true,
                    });
                  }}
                />
              </ProjectSection>
            </GridItem>
            <PagePartsSection form={form} uploads={state.uploads} />
          </Grid>
          <ProjectSaveBar
            {...props}
            onDescribe={(index) => {
              setToDescribe({ index });
            }}
          />
        </Stack>
      </ProjectChecklistProvider>
    </chakra.form>
  );
}
