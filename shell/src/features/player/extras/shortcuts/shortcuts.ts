// Maps key presses to shortcuts, and decides when a key keeps its default action.
import { SHORTCUTS, type Shortcut } from '../shortcut-table';

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The names that keyboard events give to keys which are shown otherwise. */
const EVENT_KEYS: Readonly<Partial<Record<string, string>>> = {
  Space: ' ',
  '→': 'ArrowRight',
  '←': 'ArrowLeft',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
};
/** Keyboards differ in whether these need Shift. */
const SIGNS: readonly string[] = ['?', '/'];

/** The shortcut a key press stands for. Ctrl and Cmd are equal; other modifiers are left to the browser. */
export function shortcutOf(press: KeyPress): Shortcut | null {
  const found = Object.entries(SHORTCUTS).find(([, { keys }]) => keys.some((way) => isPressed(way, press)));
  return found ? (found[0] as Shortcut) : null;
}

function isPressed(way: readonly string[], { key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean {
  const shown = way.at(-1) ?? '';
  const expected = EVENT_KEYS[shown] ?? shown;
  return (
    !altKey &&
    way.includes('Ctrl') === (ctrlKey || metaKey) &&
    (SIGNS.includes(shown) || way.includes('Shift') === shiftKey) &&
    (key === expected || key.toLowerCase() === expected.toLowerCase())
  );
}

/** Whether the key would write a character into a field. */
export const isText = ({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** What they show is on the page, out of sight of who presses them in the mini-player. */
const ON_PAGE: readonly Shortcut[] = ['show-now-playing', 'toggle-queue', 'search', 'show-shortcuts'];

export const isForMiniPlayer = (shortcut: Shortcut): boolean => !ON_PAGE.includes(shortcut);

const TYPING =
  'input:not([type="range"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
/** The now-playing view is a dialog that has the shortcuts. */
const DIALOGS = 'dialog[open], [role="dialog"]:not([data-shortcuts]), [role="alertdialog"]';
const MENUS = '[role="menu"], [role="listbox"]';
/** Elements that Space presses. */
export const PRESSED_BY_SPACE =
  'button, summary, [role="button"], [role="checkbox"], [role="switch"], [role="tab"], [role="radio"], [role="menuitem"], [role="option"]';
const SLIDERS = '[role="slider"], input[type="range"]';
/** Rows of tracks have letters of their own. */
const ROWS = '[data-track]';
const ROW_LETTERS: readonly string[] = ['like'] satisfies readonly Shortcut[];

/** Whether the key belongs to a field, a menu or a dialog. */
export function belongsToPage(target: Element): boolean {
  if (target.closest(`${TYPING}, ${MENUS}`) !== null) return true;
  return target.ownerDocument.querySelector(DIALOGS) !== null;
}

/** The queue has a search of its own. */
const OWN_SEARCH = '[data-search]';

/** Whether the focused control uses the key of this shortcut itself. */
export function belongsToControl(shortcut: Shortcut, key: string, target: Element): boolean {
  if (key === '/') return target.closest(OWN_SEARCH) !== null;
  if (SHORTCUTS[shortcut].repeats) return target.closest(SLIDERS) !== null;
  return ROW_LETTERS.includes(shortcut) && target.closest(ROWS) !== null;
}
