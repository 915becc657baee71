interface BusyButtonProps {
  readonly "aria-disabled": boolean;
  readonly onClick: () => void;
}

/** Props of a button that ignores clicks while its action runs. Unlike a disabled button it keeps the
 * focus: a dialog can return the focus to it, and it is not lost when the action fails. */
export function busyButton(isBusy: boolean, onClick: () => void): BusyButtonProps {
  return {
    "aria-disabled": isBusy,
    onClick: () => {
      if (!isBusy) onClick();
    },
  };
}
