import { Button, chakra, Grid, GridItem, Heading, HStack, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { ReactNode, SubmitEvent } from "react";
import {
  focalPointOfUrl,
  formatFocalPoint,
  withoutImageFragment,
} from "#supabase/data/image-focus.ts";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { BackToList } from "#site/admin/data-table/back-to-list.tsx";
import { DraftNotices } from "#site/admin/form-safety/draft-notices.tsx";
import { DraftStatusLine } from "#site/admin/form-safety/draft-status.tsx";
import { SaveBarFrame } from "#site/ui/save-bar-frame.tsx";
import { MissingDescriptions } from "#site/admin/media/missing-descriptions.tsx";
import { UploadProgress } from "#site/admin/media/upload-progress.tsx";
import { useFocusAfterSave } from "#site/admin/form-safety/use-focus-after-save.ts";
import { FeaturedImageField } from "./featured-image-field.tsx";
import { GalleryField } from "./gallery/gallery-field.tsx";
import { StorySection } from "./story/story-section.tsx";
import { ProjectChecklist } from "./project-checklist.tsx";
import { ProjectMetaFields, ProjectCategoryFields, ProjectTexts } from "./project-fields.tsx";
import { submitLabel } from "./submit-label.ts";
import type { ProjectFormState } from "./use-project-form.ts";

interface ProjectFormProps {
  readonly heading: string;
  readonly state: ProjectFormState;
  /** Time of the stored version; null in the form of a new project. */
  readonly storedAt: Date | null;
  /** The version that the next save builds on; null for a project that is not stored. */
  readonly stored: ProjectRow | null;
  readonly savingLabel: string;
  readonly onSave: () => Promise<void>;
  readonly onCancel: () => void;
  /** Rendered above the fields: a version conflict, or the inquiry that the project comes from. */
  readonly notice?: ReactNode;
  /** Rendered in the save bar, beside the status. */
  readonly tools?: ReactNode;
}

/** The form of a new or stored project. `onSave` runs on submit; validation and errors are part of it. */
export function ProjectForm(props: ProjectFormProps) {
  const { state, storedAt } = props;
  const { form } = state;
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
      <Stack gap="6">
        <Stack gap="1">
          <BackToList tab="projects" />
          <Heading as="h2" textStyle="uiTitle">
            {props.heading}
          </Heading>
        </Stack>
        <DraftNotices {...state.draftNotices} storedAt={storedAt} />
        {props.notice}
        <Grid
          templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" }}
          gap={{ base: "6", lg: "10" }}
        >
          <Stack gap="5">
            <ProjectMetaFields form={form} stored={props.stored} />
            <ProjectTexts form={form} />
          </Stack>
          <Stack gap="6">
            <FeaturedImageField form={form} image={state.image} />
            <ProjectCategoryFields form={form} withSlug={storedAt !== null} />
            <ProjectChecklist state={state} />
          </Stack>
          <GridItem colSpan={{ lg: 2 }} minWidth="0">
            <GalleryField
              form={form}
              toDescribe={toDescribe}
              uploads={state.uploads}
              coverUrl={featuredImageUrl}
              onCover={(url) => {
                state.image.remove();
                form.setValue("featuredImageUrl", withoutImageFragment(url), { shouldDirty: true });
                form.setValue("focus", formatFocalPoint(focalPointOfUrl(url)), {
                  shouldDirty: true,
                });
              }}
            />
          </GridItem>
          <StorySection form={form} uploads={state.uploads} />
        </Grid>
        <SaveBar
          {...props}
          onDescribe={(index) => {
            setToDescribe({ index });
          }}
        />
      </Stack>
    </chakra.form>
  );
}

/** On phones the buttons fill the width. */
const FILL_ON_PHONE = { base: "1", sm: "none" } as const;

interface SaveBarProps extends ProjectFormProps {
  /** Leads to the description of the gallery's image at this place. */
  readonly onDescribe: (index: number) => void;
}

function SaveBar({ state, stored, savingLabel, onCancel, tools, onDescribe }: SaveBarProps) {
  const { form, draftStatus, image } = state;
  const [status, publishOn, gallery] = useWatch({
    control: form.control,
    name: ["status", "publishOn", "gallery"],
  });
  const missing = gallery.flatMap(({ url, alt }, index) =>
    url !== "" && alt.trim() === "" ? [index] : [],
  );
  const saving = form.formState.isSubmitting;
  return (
    <SaveBarFrame uploading={image.sending !== null}>
      {image.sending !== null && (
        <UploadProgress
          name={image.file?.name ?? ""}
          percent={image.sending.percent}
          onCancel={image.sending.cancel}
        />
      )}
      <MissingDescriptions
        count={missing.length}
        onDescribe={() => {
          onDescribe(missing[0] ?? 0);
        }}
      />
      <HStack flex="1" flexBasis={{ base: "100%", sm: "10rem" }} justify="space-between" gap="4">
        <DraftStatusLine status={draftStatus} savedAt={null} />
        <HStack gap="2" flex="none">
          {tools}
        </HStack>
      </HStack>
      <Button type="button" variant="outline" flex={FILL_ON_PHONE} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" disabled={saving} minWidth="9rem" flex={FILL_ON_PHONE}>
        {saving ? savingLabel : submitLabel({ status, publishOn }, stored)}
      </Button>
    </SaveBarFrame>
  );
}
