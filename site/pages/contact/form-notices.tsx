import { Box, chakra, Stack, useSlotRecipe } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { contactForm } from "#site/content/contact.ts";

export interface FormNotice {
  readonly type: "success" | "error";
  readonly title: string;
  readonly description: string;
}

interface FormNoticesProps {
  readonly notice: FormNotice | null;
  readonly onGone: () => void;
}

/** Display time in milliseconds; longer for errors, which require action. */
const SHOWN_MS = { success: 6000, error: 12000 } as const;

/**
 * A single notification in the style of a toast. Chakra's toaster with its queue would add a tenth to the
 * form's script.
 */
export function FormNotices({ notice, onGone }: FormNoticesProps) {
  return (
    <Box
      role="region"
      aria-label={contactForm.notices}
      aria-live="polite"
      position="fixed"
      zIndex="toast"
      bottom="4"
      insetInlineEnd="4"
      insetInlineStart={{ base: "4", md: "auto" }}
      width={{ md: "sm" }}
      pointerEvents="none"
    >
      {notice !== null && <Notice notice={notice} onGone={onGone} />}
    </Box>
  );
}

interface NoticeProps {
  readonly notice: FormNotice;
  readonly onGone: () => void;
}

/** Closes itself after a delay, which pauses while the notification has the pointer or the focus. */
function Notice({ notice, onGone }: NoticeProps) {
  const styles = useSlotRecipe({ key: "toast" })({});
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onGone, SHOWN_MS[notice.type]);
    return () => {
      clearTimeout(timer);
    };
  }, [notice, isHeld, onGone]);
  const hold = () => {
    setHeld(true);
  };
  const release = () => {
    setHeld(false);
  };
  return (
    <chakra.div
      css={styles["root"]}
      role="status"
      aria-atomic="true"
      data-type={notice.type}
      pointerEvents="auto"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Stack gap="1" flex="1" maxWidth="100%">
        <chakra.div css={styles["title"]}>{notice.title}</chakra.div>
        <chakra.div css={styles["description"]}>{notice.description}</chakra.div>
      </Stack>
      <chakra.button
        type="button"
        css={styles["closeTrigger"]}
        aria-label={contactForm.closeNotice}
        onClick={onGone}
      >
        <X size="1em" aria-hidden />
      </chakra.button>
    </chakra.div>
  );
}
