// Maps key presses to shortcuts, and decides when a key keeps its default action.

export type Shortcut = 'toggle-playback' | 'next' | 'previous' | 'toggle-queue' | 'undo' | 'show-shortcuts';

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What the shortcuts can act on. */
export type Player = { hasTrack: boolean; hasQueue: boolean; canUndo: boolean };

/** The shortcut a key press stands for. Ctrl and Cmd are equal; other modifiers are left to the browser. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): Shortcut | null {
  const isChord = ctrlKey || metaKey;
  if (key === '?') return isChord || altKey ? null : 'show-shortcuts';
  if (altKey || shiftKey) return null;
  if (key.toLowerCase() === 'q') return 'toggle-queue';
  if (isChord && key === 'ArrowRight') return 'next';
  if (isChord && key === 'ArrowLeft') return 'previous';
  if (isChord && key.toLowerCase() === 'z') return 'undo';
  return !isChord && key === ' ' ? 'toggle-playback' : null;
}

/** Without anything to play, Space scrolls and the arrows keep their meaning. */
export function isUseful(shortcut: Shortcut, { hasTrack, hasQueue, canUndo }: Player): boolean {
  if (shortcut === 'toggle-playback') return hasTrack;
  if (shortcut === 'undo') return canUndo;
  return shortcut === 'next' || shortcut === 'previous' ? hasQueue : true;
}

const TYPING =
  'input:not([type="range"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
/** The now-playing view is a dialog that has the shortcuts. */
const DIALOGS = 'dialog[open], [role="dialog"]:not([data-shortcuts]), [role="alertdialog"]';
const MENUS = '[role="menu"], [role="listbox"]';
/** Elements that Space presses. */
export const PRESSED_BY_SPACE =
  'button, summary, [role="button"], [role="checkbox"], [role="switch"], [role="tab"], [role="radio"], [role="menuitem"], [role="option"]';

/** Whether the key belongs to a field, a menu or a dialog. */
export function belongsToPage(target: Element): boolean {
  if (target.closest(`${TYPING}, ${MENUS}`) !== null) return true;
  return target.ownerDocument.querySelector(DIALOGS) !== null;
}
