import { chakra, Heading, Stack } from "@chakra-ui/react";
import { useState } from "react";
import type { ReactNode, SubmitEvent } from "react";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { BackToList } from "#site/admin/data-table/back-to-list.tsx";
import { useConflict } from "#site/admin/form-safety/use-conflict.ts";
import { useFocusAfterSave } from "#site/admin/form-safety/use-focus-after-save.ts";
import { useSaveCommands } from "#site/admin/form-safety/use-save-commands.ts";
import { useSaveDraftOnLeave } from "#site/admin/form-safety/use-save-draft-on-leave.ts";
import { FormAndPreview } from "#site/admin/public-preview/form-and-preview.tsx";
import { PreviewSwitch } from "#site/admin/public-preview/preview-switch.tsx";
import { usePreviewSwitch } from "#site/admin/public-preview/use-preview-switch.ts";
import { useFullWidth } from "#site/admin/rich-text-editor/index.ts";
import { SectionLinks } from "#site/admin/pages/section-links.tsx";
import { useLatest } from "#site/ui/use-latest.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { ProjectChecklistProvider } from "./project-checklist.tsx";
import { ProjectFields } from "./project-fields.tsx";
import { ProjectLivePreview } from "./project-live-preview.tsx";
import { ProjectNotices } from "./project-notices.tsx";
import { ProjectSaveBar } from "./project-save-bar.tsx";
import { PROJECT_SECTIONS } from "./project-sections.ts";
import { ProjectTools } from "./project-tools.tsx";
import { valuesOf } from "./project-values.ts";
import { projectConflicts } from "./save-project.ts";
import { useAutosaveProject } from "./use-autosave-project.ts";
import { useProjectForm } from "./use-project-form.ts";
import type { ProjectFormState } from "./use-project-form.ts";
import { useSaveProject } from "./use-save-project.ts";

interface ProjectFormProps {
  readonly loaded: ProjectRow | null;
  readonly initial: ProjectValues;
  /** Reports the row that an autosave of a new project has created. The form remains that of this row. */
  readonly onCreated?: (id: string) => void;
  readonly onCancel: () => void;
  /** Rendered above the fields: the inquiry that the project comes from. */
  readonly notice?: ReactNode;
}

/** The form of a new or saved project: fields, notices, tools and saving. */
export function ProjectForm({ loaded, initial, onCreated, onCancel, notice }: ProjectFormProps) {
  const state = useProjectForm(initial, loaded, onCreated);
  const { form, base } = state;
  const { isSaveDue, save, saveOverTheirs, conflict } = useProjectSubmission(state);
  useProjectCommands(form, save);
  useProjectDraftOnLeave(form, base, save);
  useFocusAfterSave(form.formState.isSubmitting);
  const [toDescribe, setToDescribe] = useState<{ readonly index: number } | null>(null);
  const preview = usePreviewSwitch(useFullWidth());
  const heading = loaded === null ? "Create Project" : "Edit Project";
  return (
    <chakra.form
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void save();
      }}
      noValidate
      aria-label={heading}
      // Compensates the padding below each tab, so that the save bar reaches the window's edge.
      marginBottom="-16"
    >
      <ProjectChecklistProvider state={state}>
        <Stack gap="6">
          <Stack gap="1">
            <BackToList tab="projects" />
            <Heading as="h2" textStyle="uiTitle">
              {heading}
            </Heading>
          </Stack>
          <ProjectNotices state={state} conflict={conflict} onKeepMine={saveOverTheirs} />
          {notice}
          <SectionLinks name="Sections of this project" sections={PROJECT_SECTIONS.links} />
          <FormAndPreview preview={preview.shown ? <ProjectLivePreview state={state} /> : null}>
            <ProjectFields
              state={state}
              settingsPlace={preview.settingsPlace}
              hidesSlug={loaded === null}
              toDescribe={toDescribe}
            />
          </FormAndPreview>
          <ProjectSaveBar
            state={state}
            savingLabel={loaded === null ? "Creating..." : "Saving..."}
            isSaveDue={isSaveDue}
            onCancel={onCancel}
            tools={
              <>
                {base !== null && <ProjectTools form={form} base={base} />}
                <PreviewSwitch {...preview} />
              </>
            }
            onDescribe={(index) => {
              setToDescribe({ index });
            }}
          />
        </Stack>
      </ProjectChecklistProvider>
    </chakra.form>
  );
}

/** The commands of a project's form, without effect while it is being saved. */
function useProjectCommands(form: ProjectFormState["form"], save: () => Promise<void>) {
  const isIdle = () => !form.formState.isSubmitting;
  useSaveCommands({
    save: () => {
      if (isIdle()) void save();
    },
    publish: () => {
      if (!isIdle()) return;
      form.setValue("status", "published", { shouldDirty: true });
      void save();
    },
  });
}

/** Offers to save a new project, or a saved draft, as a draft before its form is left. */
function useProjectDraftOnLeave(
  form: ProjectFormState["form"],
  base: ProjectRow | null,
  save: () => Promise<void>,
) {
  const isDraft = base === null || base.status === "draft";
  const saveDraft = () => {
    form.setValue("status", "draft", { shouldDirty: true });
    return save();
  };
  useSaveDraftOnLeave(isDraft ? saveDraft : null);
}

/** Connects saving to the autosave and the version conflict. */
function useProjectSubmission(state: ProjectFormState) {
  const { base, isNew, rebase } = state;
  const latestRef = useLatest(state);
  const conflict = useConflict(state.form, projectConflicts, state.rebaseOnTheirs);
  const [isAutosaveConflict, setIsAutosaveConflict] = useState(false);
  const showConflict = (ofAutosave: boolean) => (theirs: ProjectRow) => {
    setIsAutosaveConflict(ofAutosave);
    conflict.show(theirs);
  };
  const submit = useSaveProject(state, { onConflict: showConflict(false) });
  const autosave = useAutosaveProject(state, {
    base: () => base,
    // The text of a project that was deleted for good becomes a new one on demand only.
    paused: conflict.current !== null || (base === null && !isNew),
    onSaved: rebase,
    onConflict: showConflict(true),
  });
  /** An explicit save waits for a running autosave and builds on its version. */
  const save = () =>
    submit({
      isNew: isNew || base === null,
      readBase: async () => {
        await autosave.running();
        return latestRef.current.base;
      },
    });
  const saveOverTheirs = (theirs: ProjectRow) => {
    // The member asked for no save: the choice neither publishes nor unpublishes.
    if (isAutosaveConflict) setSchedule(state.form, theirs);
    void submit({ isNew: false, readBase: () => Promise.resolve(theirs) });
  };
  return { isSaveDue: autosave.isDue, save, saveOverTheirs, conflict };
}

/** Gives the form the status and the publication date of a row. */
function setSchedule({ setValue }: ProjectFormState["form"], row: ProjectRow) {
  const { status, publishOn } = valuesOf(row);
  setValue("status", status, { shouldDirty: true });
  setValue("publishOn", publishOn, { shouldDirty: true });
}
