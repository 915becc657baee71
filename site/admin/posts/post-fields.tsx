import { Grid, SimpleGrid, Stack } from "@chakra-ui/react";
import { Controller, FormProvider } from "react-hook-form";
import { EXCERPT_MAX, META_DESCRIPTION_MAX } from "#supabase/data/limits.ts";
import { CategorySelect } from "#site/admin/categories/index.ts";
import { BodyField } from "#site/admin/rich-text-editor/index.ts";
import { FormSchedule } from "#site/admin/schedule/form-schedule.tsx";
import { FormStatus } from "#site/admin/schedule/form-status.tsx";
import { SelectField, TextareaField, TextField } from "#site/ui/fields.tsx";
import { AuthorField } from "./author-field.tsx";
import { PostPathPreview } from "./post-path-preview.tsx";
import { CharacterCounter } from "./character-counter.tsx";
import { FirstImageAsFeatured } from "./first-image-as-featured.tsx";
import { ImageField } from "./image-field.tsx";
import { Checklist } from "#site/admin/form-safety/checklist.tsx";
import { STATUS_OPTIONS, TYPE_OPTIONS } from "./post-field-options.ts";
import { postLabel, postRules } from "./post-form-rules.ts";
import { PostSection } from "./post-section.tsx";
import { SocialPreviewCard } from "./social-preview-card.tsx";
import { TagsField } from "./tags-field.tsx";
import type { SettingsPlace } from "#site/admin/public-preview/use-preview-switch.ts";
import type { PostFormState } from "./use-post-form.ts";

interface PostFieldsProps {
  readonly state: PostFormState;
  readonly settingsPlace: SettingsPlace;
  /** Disables the fields during a save that closes the form: text typed now would be lost. */
  readonly locked: boolean;
}

/** The fields of a post: texts, and settings beside or below them. */
export function PostFields({ state, settingsPlace, locked }: PostFieldsProps) {
  return (
    <Grid
      inert={locked}
      // Public API: `data-part` names the parts of a component for styles (https://ark-ui.com/docs/guides/styling).
      css={{ "& [data-part=helper-text]": { width: "full" } }}
      templateColumns={{
        base: "minmax(0, 1fr)",
        ...(settingsPlace === "beside" && { lg: "minmax(0, 7fr) minmax(0, 4fr)" }),
      }}
      gap={{ base: "6", lg: settingsPlace === "below" ? "6" : "10" }}
    >
      <Stack gap="5">
        <TextFields state={state} />
      </Stack>
      <SimpleGrid
        columns={{ base: 1, lg: settingsPlace === "below in columns" ? 2 : 1 }}
        columnGap="10"
        rowGap="5"
        alignContent="start"
      >
        <FormProvider {...state.form}>
          <SettingsFields state={state} />
        </FormProvider>
      </SimpleGrid>
    </Grid>
  );
}

const MARKUP_HELP =
  "## Heading, **bold**, *italic*, [link](https://…), ![picture](https://…), - list, 1. list";

const SLUG_HELP = "The last part of the address. Links to the old one lead on to the new one.";
const DRAFT_SLUG_HELP = "The last part of the address. Left empty, it follows the title.";

function TextFields({ state: { form, base, isNew, bodyImages } }: Pick<PostFieldsProps, "state">) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <PostSection name="text">
        <BodyField
          label={postLabel("content")}
          required
          control={control}
          name="content"
          validate={postRules.content}
          images={bodyImages}
          error={errors.content?.message}
          title={{
            label: postLabel("title"),
            name: "title",
            validate: postRules.title,
            error: errors.title?.message,
            help: <PostPathPreview control={control} base={base} />,
          }}
          help={MARKUP_HELP}
        />
        {base !== null && !isNew && (
          <TextField
            label={postLabel("slug")}
            autoComplete="off"
            spellCheck={false}
            help={base.published_at === null ? DRAFT_SLUG_HELP : SLUG_HELP}
            error={errors.slug?.message}
            {...register("slug", { validate: postRules.slug })}
          />
        )}
      </PostSection>
      <PostSection name="excerpt">
        <TextareaField
          label={postLabel("excerpt")}
          rows={3}
          error={errors.excerpt?.message}
          help={
            <CharacterCounter control={control} name="excerpt" limit={EXCERPT_MAX}>
              Left empty, it becomes the beginning of the content.
            </CharacterCounter>
          }
          {...register("excerpt", { validate: postRules.excerpt })}
        />
      </PostSection>
    </>
  );
}

function SettingsFields({ state }: Pick<PostFieldsProps, "state">) {
  const { register, control } = state.form;
  return (
    <>
      <PostSection name="publication">
        <Stack gap="2.5">
          <FormStatus label={postLabel("status")} options={STATUS_OPTIONS} base={state.base} />
          <FormSchedule label={postLabel("publishOn")} base={state.base} />
        </Stack>
      </PostSection>
      <PostSection name="featuredImage">
        <ImageField state={state} />
        <FirstImageAsFeatured state={state} />
      </PostSection>
      <PostSection name="category">
        <Controller
          control={control}
          name="categoryId"
          render={({ field, fieldState }) => (
            <CategorySelect
              label={postLabel("categoryId")}
              ref={field.ref}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <SelectField
          label={postLabel("postType")}
          options={TYPE_OPTIONS}
          {...register("postType")}
        />
      </PostSection>
      <PostSection name="author">
        <AuthorField form={state.form} />
        <TagsField form={state.form} />
      </PostSection>
      <SearchFields state={state} />
      <Checklist />
    </>
  );
}

function SearchFields({ state }: Pick<PostFieldsProps, "state">) {
  const { register, control, formState } = state.form;
  const { errors } = formState;
  return (
    <PostSection name="search">
      <TextField
        label={postLabel("metaTitle")}
        autoComplete="off"
        help="For search engines. Left empty, it is the title."
        error={errors.metaTitle?.message}
        {...register("metaTitle", { validate: postRules.metaTitle })}
      />
      <TextareaField
        label={postLabel("metaDescription")}
        rows={3}
        error={errors.metaDescription?.message}
        help={
          <CharacterCounter control={control} name="metaDescription" limit={META_DESCRIPTION_MAX}>
            One or two sentences under the title in search results.
          </CharacterCounter>
        }
        {...register("metaDescription", { validate: postRules.metaDescription })}
      />
      <SocialPreviewCard state={state} />
    </PostSection>
  );
}
