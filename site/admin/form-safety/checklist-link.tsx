import { ListChecks } from "lucide-react";
import { use } from "react";
import { ToolButton } from "#site/ui/tool-button.tsx";
import { ChecklistContext } from "./checklist-context.ts";
import { CHECKLIST_ID } from "./checklist.tsx";
import { openPointsText } from "./checklist-model.ts";

/** A button of the save bar that says how many points of the checklist are open, and leads to them, once something is written. */
export function ChecklistLink() {
  const { items, isBlank } = use(ChecklistContext);
  const open = items.filter(({ isDone }) => !isDone).length;
  if (isBlank || open === 0) return null;
  return (
    <ToolButton
      icon={<ListChecks aria-hidden />}
      label={openPointsText(items)}
      count={open}
      onClick={showChecklist}
    />
  );
}

/** Only one form is open at a time, so that its checklist is found by its id. */
function showChecklist() {
  const list = document.getElementById(CHECKLIST_ID);
  if (!(list instanceof HTMLDetailsElement)) return;
  list.open = true;
  list.querySelector("summary")?.focus({ preventScroll: true });
  list.scrollIntoView({ block: "center" });
}
