import { Plus } from "lucide-react";
import type { Ref } from "react";
import type { UseFormReturn } from "react-hook-form";
import {
  contactBudgetLabels,
  contactForm,
  contactLabels,
  projectTypeLabels,
  serviceInterestLabels,
  timelineLabels,
} from "#site/content/contact.ts";
import { optionsOf } from "#site/schemas/form.ts";
import { CONTACT_DRAFT_KEY } from "./contact-draft.ts";
import { SelectField } from "./contact-fields.tsx";
import styles from "./contact-form.module.css";
import type { ContactValues } from "./contact-model.ts";
import { fieldId } from "./field-id.ts";
import { FilesField } from "./files/files-field.tsx";
import type { FileUploads } from "./files/file-uploads.ts";
import { FormTextField } from "./text-fields.tsx";

interface OptionalFieldsProps {
  readonly ref: Ref<HTMLDetailsElement>;
  readonly form: UseFormReturn<ContactValues>;
  readonly uploads: FileUploads;
}

/**
 * The optional fields, closed until the visitor opens them. They also open when the browser restores or fills in a text,
 * and before hydration if the stored draft has one (hosting/form-script.ts reads `data-draft`). The subject that a named
 * project fills in leaves them closed. Not memoized: a reset of the form forgets its inputs, and the choices register again
 * when they render.
 */
export function OptionalFields({ ref, form, uploads }: OptionalFieldsProps) {
  return (
    <details
      ref={ref}
      data-draft={CONTACT_DRAFT_KEY}
      className={styles["more"]}
      onInput={({ currentTarget }) => {
        currentTarget.open = true;
      }}
    >
      <summary className={styles["summary"]}>
        <span className={styles["summaryText"]}>{contactForm.more}</span>
        <span className={styles["caption"]}>{contactForm.moreHelp}</span>
        <Plus size="1.125rem" strokeWidth={1.5} aria-hidden />
      </summary>
      <div className={`${styles["columns"] ?? ""} ${styles["moreFields"] ?? ""}`}>
        <FormTextField form={form} name="phone" type="tel" autoComplete="tel" />
        <FormTextField form={form} name="subject" />
        <Choices register={form.register} />
        <FilesField uploads={uploads} />
      </div>
    </details>
  );
}

function Choices({ register }: Pick<OptionalFieldsProps["form"], "register">) {
  return (
    <>
      <SelectField
        fieldId={fieldId("service_interest")}
        label={contactLabels.service_interest}
        emptyLabel={contactForm.emptyChoice}
        options={optionsOf({ options: serviceInterestLabels })}
        {...register("service_interest")}
      />
      <SelectField
        fieldId={fieldId("project_type")}
        label={contactLabels.project_type}
        emptyLabel={contactForm.emptyChoice}
        options={optionsOf({ options: projectTypeLabels })}
        {...register("project_type")}
      />
      <SelectField
        fieldId={fieldId("budget_range")}
        label={contactLabels.budget_range}
        emptyLabel={contactForm.emptyChoice}
        options={optionsOf({ options: contactBudgetLabels })}
        {...register("budget_range")}
      />
      <SelectField
        fieldId={fieldId("timeline")}
        label={contactLabels.timeline}
        emptyLabel={contactForm.emptyChoice}
        options={optionsOf({ options: timelineLabels })}
        {...register("timeline")}
      />
    </>
  );
}
