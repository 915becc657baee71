import { Button, HStack, Text } from "@chakra-ui/react";
import { Eraser, FolderPlus, Mail, UserRoundSearch } from "lucide-react";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { messageOf } from "#supabase/data/errors.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { pageSearch } from "#site/admin/navigation/dashboard-tabs.ts";
import { FROM_INQUIRY } from "#site/admin/navigation/from-inquiry.ts";
import { personState } from "#site/admin/navigation/person-link.ts";
import { useDeliversMail } from "#site/admin/context/use-delivers-mail.ts";
import { useOpenExternal } from "#site/admin/context/use-host.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { studio } from "#site/content/studio.ts";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { replyAddress } from "./reply.ts";
import { useEraseInquiry } from "./use-inquiries.ts";
import { useInquiryKeys } from "./use-inquiry-keys.ts";
import { useStatusChange } from "./use-inquiry-change.ts";

/** Actions of an inquiry: reply by e-mail, create a project, erase after confirmation. */
export function InquiryActions({ inquiry }: { readonly inquiry: Inquiry }) {
  const openExternal = useOpenExternal();
  const { hrefFor } = useAdminNavigation();
  const [isConfirming, setIsConfirming] = useState(false);
  const [wasMailed, setWasMailed] = useState(false);
  const erase = useErase(inquiry);
  const deliversMail = useDeliversMail();
  const replyByMail = () => {
    openExternal(replyAddress(inquiry, studio.name));
    setWasMailed(true);
  };
  useInquiryKeys((action) => {
    if (action === "reply" && !deliversMail) replyByMail();
  });
  return (
    <HStack gap="3" flexWrap="wrap">
      <Button size="sm" variant="outline" onClick={replyByMail}>
        <Mail aria-hidden /> Reply by e-mail
      </Button>
      <Button asChild size="sm" variant="outline">
        <RouterLink to={hrefFor("projects", "new", `${FROM_INQUIRY}=${inquiry.id}`)}>
          <FolderPlus aria-hidden /> Create project
        </RouterLink>
      </Button>
      <Button
        size="sm"
        variant="outline"
        disabled={erase.busy}
        onClick={() => {
          setIsConfirming(true);
        }}
      >
        <Eraser aria-hidden /> Erase
      </Button>
      <SenderData email={inquiry.email} />
      {wasMailed && inquiry.status === "new" && <ConfirmMailSent inquiry={inquiry} />}
      <ConfirmDialog
        open={isConfirming}
        title="Erase this inquiry?"
        confirmLabel="Erase for good"
        onConfirm={() => {
          setIsConfirming(false);
          erase.go();
        }}
        onCancel={() => {
          setIsConfirming(false);
        }}
      >
        <Text overflowWrap="anywhere">
          This inquiry of {inquiry.name} is erased, with your notes: name, e-mail, phone and
          message. People have the right to ask for this. It cannot be undone. A project made from
          it keeps its own text: clear it there.
        </Text>
      </ConfirmDialog>
    </HStack>
  );
}

/** Opens the personal data of the sender, for owners. */
function SenderData({ email }: { readonly email: string }) {
  const isOwner = useSession(({ role }) => role === "owner");
  if (!isOwner) return null;
  return (
    <Button asChild size="sm" variant="outline">
      <RouterLink to={pageSearch("personal-data")} state={personState(email)}>
        <UserRoundSearch aria-hidden /> Sender’s data
      </RouterLink>
    </Button>
  );
}

/** Asks the member whether the mail was sent: a `mailto:` link reports no outcome. */
function ConfirmMailSent({ inquiry }: { readonly inquiry: Inquiry }) {
  const { save, isSaving, problem } = useStatusChange(inquiry);
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

function useErase(inquiry: Inquiry) {
  const { openTab } = useAdminNavigation();
  const erase = useEraseInquiry();
  const go = async () => {
    try {
      await erase.mutateAsync(inquiry.id);
      openTab("contacts", null, { replace: true });
      toast.success({
        title: "Inquiry Erased",
        description: `The inquiry of ${inquiry.name} and its notes are gone for good.`,
      });
    } catch (error) {
      console.error("[inquiry-erase]", error);
      toast.error({
        title: "Erasing Failed",
        description: messageOf(error) || "Please try again.",
      });
    }
  };
  return { busy: erase.isPending, go: () => void go() };
}
