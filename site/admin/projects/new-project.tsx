import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { messageOf } from "#supabase/data/errors.ts";
import { getInquiry } from "#supabase/data/inquiries.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { FROM_INQUIRY } from "#site/admin/navigation/from-inquiry.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { SourceInquiry } from "./source-inquiry.tsx";
import { ProjectForm } from "./project-form.tsx";
import { projectFromInquiry } from "./project-from-inquiry.ts";
import { emptyProject } from "./project-values.ts";
import { useProjectDraftOnLeave, useSaveCommands } from "./save-steps.ts";
import { useCreateProject } from "./use-create-project.ts";
import { useProjectForm } from "./use-project-form.ts";
import { useStoredProject } from "./use-stored-project.tsx";

/** An empty form, or one prefilled from the inquiry in the query parameter `from`. */
export function NewProjectEditor() {
  const [query] = useSearchParams();
  const inquiryId = query.get(FROM_INQUIRY);
  return inquiryId === null || inquiryId === "" ? (
    <CreateProject inquiry={null} />
  ) : (
    <InquiryLoader key={inquiryId} id={inquiryId} />
  );
}

function InquiryLoader({ id }: { readonly id: string }) {
  const client = useStaffClient();
  const inquiry = useQuery({
    queryKey: [...adminKeys.inquiries, "one", id],
    queryFn: ({ signal }) => getInquiry(client, id, signal),
  });
  if (inquiry.isPending) return <LoadingSkeleton height="72" label="Loading the inquiry" />;
  if (inquiry.isLoadingError) {
    return (
      <ErrorState
        message={messageOf(inquiry.error) || "The inquiry could not be loaded."}
        onRetry={() => void inquiry.refetch()}
      />
    );
  }
  return <CreateProject inquiry={inquiry.data} />;
}

function CreateProject({ inquiry }: { readonly inquiry: Inquiry | null }) {
  const { openTab } = useAdminNavigation();
  const [initial] = useState(() => {
    const today = new Date();
    return inquiry === null ? emptyProject(today) : projectFromInquiry(inquiry, today);
  });
  const state = useProjectForm(initial, null);
  const { base, overwrite, showConflict, notice } = useStoredProject(state, null);
  const create = useCreateProject(state, showConflict);
  const save = () => (base === null ? create() : overwrite());
  useSaveCommands(state.form, save);
  useProjectDraftOnLeave(state.form, base, save);

  return (
    <ProjectForm
      heading="Create Project"
      state={state}
      storedAt={null}
      stored={base}
      savingLabel="Creating..."
      onSave={save}
      onCancel={() => {
        if (inquiry === null) openTab("projects");
        else openTab("contacts", inquiry.id);
      }}
      notice={
        <>
          {notice}
          {inquiry !== null && <SourceInquiry inquiry={inquiry} />}
        </>
      }
    />
  );
}
