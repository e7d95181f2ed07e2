// Whether the user is in the middle of something that a replaced screen would lose or disturb.
import type { RemoteModule } from '@segue/federation';
import { createPageStore } from '@segue/stores';
import { $notices } from '@segue/stores/ports';
import { createEvent, scopeBind, type Scope } from 'effector';

const OVERLAY = '[role="dialog"], [role="menu"], [role="listbox"], dialog[open]';
const TEXT_FIELD =
  'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, [contenteditable]';

const pointerChanged = createEvent<boolean>('pointerChanged');
/** A pointer is pressed, or drags something. */
export const $isPointerDown = createPageStore(false).on(pointerChanged, (_, isDown) => isDown);

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

/** Follows the pointer of the page. A drag that the browser runs ends with `dragend`, and cancels the pointer before. */
export function wirePointer(scope: Scope): () => void {
  const change = scopeBind(pointerChanged, { scope });
  const press = () => change(true);
  const release = () => change(false);
  let isDragged = false;
  const onDrag = (event: Event) => {
    isDragged = event.type === 'dragstart';
    change(isDragged);
  };
  const onCancel = () => {
    if (!isDragged) release();
  };
  const listeners = [
    ['pointerdown', press],
    ['pointerup', release],
    ['pointercancel', onCancel],
    ['dragstart', onDrag],
    ['dragend', onDrag],
  ] as const;
  for (const [name, listener] of listeners) window.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of listeners) window.removeEventListener(name, listener);
  };
}
