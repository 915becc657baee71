import { Button, HStack, Text } from "@chakra-ui/react";
import { Eraser, FolderPlus, UserRoundSearch } from "lucide-react";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { messageOf } from "#supabase/data/errors.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { pageSearch } from "#site/admin/navigation/dashboard-tabs.ts";
import { FROM_INQUIRY } from "#site/admin/navigation/from-inquiry.ts";
import { personState } from "#site/admin/navigation/person-link.ts";
import { useDeliversMail } from "#site/admin/context/use-delivers-mail.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { ReplyByMail } from "./reply-by-mail.tsx";
import { useEraseInquiry } from "./use-inquiries.ts";

/** Actions of an inquiry: reply where the studio delivers no mails, create a project, the data of its sender, erase. */
export function InquiryActions({ inquiry }: { readonly inquiry: Inquiry }) {
  const { hrefFor } = useAdminNavigation();
  const deliversMail = useDeliversMail();
  return (
    <HStack gap="3" flexWrap="wrap">
      {!deliversMail && <ReplyByMail inquiry={inquiry} />}
      <Button asChild size="sm" variant="outline">
        <RouterLink to={hrefFor("projects", "new", `${FROM_INQUIRY}=${inquiry.id}`)}>
          <FolderPlus aria-hidden /> Create project
        </RouterLink>
      </Button>
      <SenderData email={inquiry.email} />
      <EraseInquiry inquiry={inquiry} />
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

/** Erases the inquiry after a confirmation; apart from the other actions. */
function EraseInquiry({ inquiry }: { readonly inquiry: Inquiry }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const erase = useErase(inquiry);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        color="fg.error"
        marginInlineStart="auto"
        disabled={erase.busy}
        onClick={() => {
          setIsConfirming(true);
        }}
      >
        <Eraser aria-hidden /> Erase
      </Button>
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
    </>
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
