import { Box, NativeSelect, Text } from "@chakra-ui/react";
import { useId } from "react";
import * as v from "valibot";
import { messageOf } from "#supabase/data/errors.ts";
import type { Member } from "#supabase/data/members.ts";
import { INQUIRY_MAIL_OPTIONS, memberSchema } from "#site/schemas/member.ts";
import { toast } from "#site/ui/toaster.tsx";
import { useChooseInquiryMail } from "./use-members.ts";

interface InquiryMailSelectProps {
  readonly member: Pick<Member, "id" | "email" | "inquiryMail">;
  readonly label: string;
}

/** Select for how a member gets notices of inquiries; saves on change. */
export function InquiryMailSelect({ member, label }: InquiryMailSelectProps) {
  const choose = useChooseInquiryMail(member.id);
  const problemId = useId();
  return (
    <Box>
      <NativeSelect.Root size="sm" width="8.5rem" disabled={choose.isPending}>
        <NativeSelect.Field
          aria-label={label}
          aria-invalid={choose.isError}
          aria-describedby={choose.isError ? problemId : undefined}
          value={choose.isPending ? choose.variables : member.inquiryMail}
          onChange={(event) => {
            choose.mutate(v.parse(memberSchema.entries.inquiryMail, event.target.value), {
              onSuccess: () => {
                toast.success({ title: "Mail Choice Saved", description: member.email });
              },
            });
          }}
        >
          {INQUIRY_MAIL_OPTIONS.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {choose.isError && (
        <Text id={problemId} role="alert" textStyle="caption" color="fg.error" marginTop="1">
          {messageOf(choose.error) || "This could not be changed. Please try again."}
        </Text>
      )}
    </Box>
  );
}
