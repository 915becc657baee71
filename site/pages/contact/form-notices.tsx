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

/** Milliseconds; an error stays longer, since it asks for something to be done. */
const SHOWN_MS = { success: 6000, error: 12000 } as const;

/**
 * The look of a toast for the one answer that a form gives at a time, without what a queue of them needs:
 * that is a tenth of all the script of the form.
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

/** Goes away by itself, but not from under a pointer or the focus. */
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
