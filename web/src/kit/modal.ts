/** A dialog that is shown over the page: `{@attach modal}`. */

/** Whether the focus is nowhere: what had it is gone. */
const lost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Shows it, and at its end gives the focus back to whatever had it, or to the page if that has gone. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    dialog.close();
    setTimeout(() => {
      if (!lost()) return;
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
      if (lost()) document.getElementById("main")?.focus({ preventScroll: true });
    });
  };
}
