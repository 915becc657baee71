import { fieldLabel } from "#site/schemas/form.ts";
import { memberSchema } from "#site/schemas/member.ts";
import { InquiryMailSelect } from "./inquiry-mail-select.tsx";
import { OwnMember } from "./own-member.tsx";

/** How the signed-in member gets notices of inquiries. */
export function OwnInquiryMail() {
  return (
    <OwnMember size={{ height: "8", width: "8.5rem" }}>
      {(own) => <InquiryMailSelect member={own} label={fieldLabel(memberSchema, "inquiryMail")} />}
    </OwnMember>
  );
}
