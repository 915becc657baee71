import { Button, HStack, Text } from "@chakra-ui/react";
import { Mail } from "lucide-react";
import { useState } from "react";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { useDeliversMail } from "#site/admin/context/use-delivers-mail.ts";
import { useOpenExternal } from "#site/admin/context/use-platform-actions.ts";
import { studio } from "#site/content/studio.ts";
import { replyAddress } from "./reply.ts";
import { useInquiryKeys } from "./use-inquiry-keys.ts";
import { useInquiryStatusChange } from "./use-inquiry-change.ts";

/** Opens a prefilled mail in the member's own program; the second choice where the studio's server delivers replies. */
export function ReplyByMail({ inquiry }: { readonly inquiry: Inquiry }) {
  const openExternal = useOpenExternal();
  const deliversMail = useDeliversMail();
  const [wasMailed, setWasMailed] = useState(false);
  const replyByMail = () => {
    openExternal(replyAddress(inquiry, studio.name));
    setWasMailed(true);
  };
  useInquiryKeys((action) => {
    if (action === "reply" && !deliversMail) replyByMail();
  });
  return (
    <>
      <Button size="sm" variant={deliversMail ? "ghost" : "outline"} onClick={replyByMail}>
        <Mail aria-hidden /> Reply in your mail program
      </Button>
      {wasMailed && inquiry.status === "new" && <ConfirmMailSent inquiry={inquiry} />}
    </>
  );
}

/** Asks the member whether the mail was sent: a `mailto:` link reports no outcome. */
function ConfirmMailSent({ inquiry }: { readonly inquiry: Inquiry }) {
  const { save, isSaving, problem } = useInquiryStatusChange(inquiry);
  return (
    <HStack gap="3" width="full" role="status" flexWrap="wrap">
      <Text textStyle="ui">Did you send it?</Text>
      <Button
        size="xs"
        variant="outline"
        disabled={isSaving}
        onClick={() => {
          save("contacted");
        }}
      >
        Yes, mark as contacted
      </Button>
      {problem !== undefined && (
        <Text role="alert" textStyle="caption" color="fg.error">
          {problem}
        </Text>
      )}
    </HStack>
  );
}
