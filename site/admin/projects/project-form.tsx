import { chakra, Heading, Stack } from "@chakra-ui/react";
import { useRef, useState } from "react";
import type { ReactNode, SubmitEvent } from "react";
import { flushSync } from "react-dom";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { BackToList } from "#site/admin/data-table/back-to-list.tsx";
import { LocalDraftNotices } from "#site/admin/form-safety/local-draft-notices.tsx";
import { NOT_SENT } from "#site/admin/form-safety/save-row.ts";
import { useConflict } from "#site/admin/form-safety/use-conflict.ts";
import { useFocusAfterSave } from "#site/admin/form-safety/use-focus-after-save.ts";
import { useSaveCommands } from "#site/admin/form-safety/use-save-commands.ts";
import { useSaveDraftOnLeave } from "#site/admin/form-safety/use-save-draft-on-leave.ts";
import { SectionLinks } from "#site/admin/pages/section-links.tsx";
import { useRefreshList } from "#site/admin/context/use-refresh-list.ts";
import { toast } from "#site/ui/toaster.tsx";
import type { ProjectValues } from "#site/schemas/project.ts";
import { ProjectChecklistProvider } from "./project-checklist.tsx";
import { ProjectFields } from "./project-fields.tsx";
import { DELETED_NOTICE } from "./project-messages.ts";
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
  const state = useProjectForm(initial, loaded?.id ?? null);
  const { form } = state;
  const { base, isNew, isSaveDue, save, ...notices } = useProjectSubmission(
    state,
    loaded,
    onCreated,
  );
  useProjectCommands(form, save);
  useProjectDraftOnLeave(form, base, save);
  useFocusAfterSave(form.formState.isSubmitting);
  const [toDescribe, setToDescribe] = useState<{ readonly index: number } | null>(null);
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
          <LocalDraftNotices
            {...state.localDraftNotices}
            rowSavedAt={base === null ? null : new Date(base.updated_at)}
          />
          <ProjectNotices base={base} {...notices} />
          {notice}
          <SectionLinks name="Sections of this project" sections={PROJECT_SECTIONS.links} />
          <ProjectFields
            state={state}
            base={base}
            hidesSlug={loaded === null || isNew}
            toDescribe={toDescribe}
          />
          <ProjectSaveBar
            state={state}
            base={base}
            savingLabel={loaded === null ? "Creating..." : "Saving..."}
            isSaveDue={isSaveDue}
            onCancel={onCancel}
            tools={base !== null && <ProjectTools form={form} base={base} />}
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

/** Connects saving to the base version, the autosave and the version conflict. */
function useProjectSubmission(
  state: ProjectFormState,
  loaded: ProjectRow | null,
  onCreated?: (id: string) => void,
) {
  const { base, baseRef, rebase, detach } = useBase(state, loaded, onCreated);
  // True until the first explicit save of a new project, also if an autosave has created its row; and again once the
  // row was deleted for good.
  const [isNew, setIsNew] = useState(loaded === null);
  const [isDeleted, setIsDeleted] = useState(false);
  const conflict = useConflict(state.form, projectConflicts, (theirs) => {
    const isFirst = baseRef.current === null;
    // Synchronous: the local draft has to follow the row.
    flushSync(() => {
      rebase(theirs);
      setIsNew(false);
    });
    if (isFirst) void state.storePendingCreate(null);
  });
  const [isAutosaveConflict, setIsAutosaveConflict] = useState(false);
  const showConflict = (ofAutosave: boolean) => (theirs: ProjectRow) => {
    setIsAutosaveConflict(ofAutosave);
    conflict.show(theirs);
  };
  const onDeleted = () => {
    detach();
    setIsNew(true);
    setIsDeleted(true);
    toast.error(DELETED_NOTICE);
  };
  const submit = useSaveProject(state, { onConflict: showConflict(false), onDeleted });
  const autosave = useAutosaveProject(state, {
    base: () => baseRef.current,
    // The text of a project that was deleted for good becomes a new one on demand only.
    paused: conflict.current !== null || (isDeleted && base === null),
    onSaved: rebase,
    onConflict: showConflict(true),
  });
  /** An explicit save waits for a running autosave and builds on its version. */
  const save = () =>
    submit({
      isNew,
      readBase: async () => {
        await autosave.running();
        return baseRef.current;
      },
    });
  const saveOver = (theirs: ProjectRow) => {
    // The member asked for no save: the choice neither publishes nor unpublishes.
    if (isAutosaveConflict) setSchedule(state.form, theirs);
    void submit({ isNew: false, readBase: () => Promise.resolve(theirs) });
  };
  const { isDue } = autosave;
  return { base, isNew, isSaveDue: isDue, save, conflict, saveOver, onRestored: rebase };
}

/** The version that the next save builds on. The first one of a new project is reported. */
function useBase(
  { setRowId, pendingCreateRef }: ProjectFormState,
  loaded: ProjectRow | null,
  onCreated?: (id: string) => void,
) {
  const refresh = useRefreshList("projects");
  const [base, setBase] = useState(loaded);
  const baseRef = useRef(loaded);
  const rebase = (row: ProjectRow) => {
    const isFirst = baseRef.current === null;
    baseRef.current = row;
    setBase(row);
    if (!isFirst) return;
    pendingCreateRef.current = NOT_SENT;
    setRowId(row.id);
    void refresh();
    onCreated?.(row.id);
  };
  /** After the row was deleted for good: the next save creates a new one. */
  const detach = () => {
    baseRef.current = null;
    setBase(null);
    setRowId(null);
  };
  return { base, baseRef, rebase, detach };
}

/** Gives the form the status and the publication date of a row. */
function setSchedule({ setValue }: ProjectFormState["form"], row: ProjectRow) {
  const { status, publishOn } = valuesOf(row);
  setValue("status", status, { shouldDirty: true });
  setValue("publishOn", publishOn, { shouldDirty: true });
}
