// Whether the user is in the middle of something that a replaced screen would lose or disturb.
import type { RemoteModule } from '@segue/federation';
import { $notices } from '@segue/stores/ports';

const OVERLAY = '[role="dialog"], [role="menu"], [role="listbox"], dialog[open]';
const TEXT_FIELD =
  'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, [contenteditable]';

/** A remote offers to undo what it did: only the same build can. */
export const $isUndoOffered = $notices.map((notices) =>
  notices.some(({ action }) => action?.message.startsWith('playlist/')),
);

/** Whether a dialog or a menu is open, or the focus is in a text field. */
export function isUserBusy(page: Document): boolean {
  return page.querySelector(OVERLAY) !== null || (page.activeElement?.matches(TEXT_FIELD) ?? false);
}

/** Whether a module may be replaced. Call it inside an effect: the module reads the scope of that. */
export function canLeave(module: RemoteModule): boolean {
  try {
    return module.canLeave?.() !== false;
  } catch {
    return true;
  }
}
