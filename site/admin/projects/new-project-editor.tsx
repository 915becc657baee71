import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { messageOf } from "#supabase/data/errors.ts";
import { getInquiry } from "#supabase/data/inquiries.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { useAdminNavigation, useTab } from "#site/admin/navigation/admin-navigation.tsx";
import { FROM_INQUIRY } from "#site/admin/navigation/from-inquiry.ts";
import { adminKeys, rowKey } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { SourceInquiry } from "./source-inquiry.tsx";
import { ProjectForm } from "./project-form.tsx";
import { projectFromInquiry } from "./project-from-inquiry.ts";
import { emptyProject } from "./project-values.ts";

interface NewProjectEditorProps {
  /** Reports the row that the form stands for once an autosave has created it. */
  readonly onRowChange: (id: string) => void;
}

/**
 * An empty form, or one prefilled from the inquiry in the query parameter `from`. It remains once the URL has the row
 * that it has created.
 */
export function NewProjectEditor({ onRowChange }: NewProjectEditorProps) {
  const inquiryId = useInquiryId();
  return inquiryId === "" ? (
    <CreateProject inquiry={null} onRowChange={onRowChange} />
  ) : (
    <InquiryLoader key={inquiryId} id={inquiryId} onRowChange={onRowChange} />
  );
}

/** The inquiry of the form, '' without one. The URL of a created row no longer has it. */
function useInquiryId(): string {
  const [query] = useSearchParams();
  const { id } = useTab();
  const inUrl = query.get(FROM_INQUIRY) ?? "";
  const [inquiryId, setInquiryId] = useState(inUrl);
  if (id === "new" && inUrl !== inquiryId) setInquiryId(inUrl);
  return inquiryId;
}

interface InquiryLoaderProps extends NewProjectEditorProps {
  readonly id: string;
}

function InquiryLoader({ id, onRowChange }: InquiryLoaderProps) {
  const client = useStaffClient();
  const inquiry = useQuery({
    queryKey: rowKey(adminKeys.inquiries, id),
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
  return <CreateProject inquiry={inquiry.data} onRowChange={onRowChange} />;
}

interface CreateProjectProps extends NewProjectEditorProps {
  readonly inquiry: Inquiry | null;
}

function CreateProject({ inquiry, onRowChange }: CreateProjectProps) {
  const { openTab } = useAdminNavigation();
  const [initial] = useState(() => {
    const today = new Date();
    return inquiry === null ? emptyProject(today) : projectFromInquiry(inquiry, today);
  });
  return (
    <ProjectForm
      loaded={null}
      initial={initial}
      onCreated={(id) => {
        onRowChange(id);
        openTab("projects", id, { replace: true, keepsForm: true });
      }}
      onCancel={() => {
        if (inquiry === null) openTab("projects");
        else openTab("contacts", inquiry.id);
      }}
      notice={inquiry !== null && <SourceInquiry inquiry={inquiry} />}
    />
  );
}
