// Listens to the keyboard for the whole page and turns key presses into shortcuts, unless the focused element uses the key itself.
import type { Scope } from 'effector';
import { takeEarlyKeys } from '../../platform/page/early-keys';
import { joinStops, listen } from '../../platform/listen';
import { $isUseful, SHORTCUTS, type Shortcut } from './table';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** `KeyboardEvent.key` names of keys with another label. */
const EVENT_KEYS: Readonly<Partial<Record<string, string>>> = {
  Space: ' ',
  '→': 'ArrowRight',
  '←': 'ArrowLeft',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
};
/** Whether these need Shift depends on the keyboard layout. */
const SIGNS: readonly string[] = ['?', '/'];

const TYPING =
  'input:not([type="range"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
/** The now-playing view is a dialog in which shortcuts work. */
const DIALOGS = 'dialog[open], [role="dialog"]:not([data-shortcuts]), [role="alertdialog"]';
const MENUS = '[role="menu"], [role="listbox"]';
const PRESSED_BY_SPACE =
  'button, summary, [role="button"], [role="checkbox"], [role="switch"], [role="tab"], [role="radio"], [role="menuitem"], [role="option"]';
const SLIDERS = '[role="slider"], input[type="range"]';
/** Rows of tracks handle L themselves, and the queue the search key. */
const [ROWS, OWN_SEARCH] = ['[data-track]', '[data-search]'];

/** Ctrl and Cmd are equal; other modifiers are left to the browser. */
function isPressed(way: string, { key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean {
  const held = way.split('+');
  const shown = held.pop()!;
  return (
    !altKey &&
    held.includes('Ctrl') === (ctrlKey || metaKey) &&
    (SIGNS.includes(shown) || held.includes('Shift') === shiftKey) &&
    key.toLowerCase() === (EVENT_KEYS[shown] ?? shown).toLowerCase()
  );
}

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

function isTaken(shortcut: Shortcut, { key, ctrlKey, metaKey }: KeyPress, target: Element): boolean {
  if (target.closest(`${TYPING}, ${MENUS}`) || document.querySelector(DIALOGS)) return true;
  if (key === '/') return !ctrlKey && !metaKey && target.closest(OWN_SEARCH) !== null;
  if (shortcut.repeats) return target.closest(SLIDERS) !== null;
  return key.toLowerCase() === 'l' && target.closest(ROWS) !== null;
}

/** Space means play or pause also after a click on a control; a control reached by keyboard keeps its own. */
export function wireShortcuts(scope: Scope): () => void {
  let clicked: Element | null = null;
  let isSpaceTaken = false;

  const onPointerDown = ({ target }: Event) => {
    clicked = (target as Element).closest(PRESSED_BY_SPACE);
  };
  const onFocusIn = ({ target }: Event) => {
    if (target !== clicked) clicked = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') clicked = null;
    const all = Object.values(SHORTCUTS).flat();
    const shortcut = all.find(({ keys }) => keys.some((way) => isPressed(way, event)));
    const target = event.target instanceof Element ? event.target : document.body;
    if (!shortcut || event.isComposing || isTaken(shortcut, event, target)) return;
    if (!scope.getState($isUseful)(shortcut)) return;
    const pressed = target.closest(PRESSED_BY_SPACE);
    if (event.key === ' ' && pressed !== null && pressed !== clicked) return;
    event.preventDefault();
    isSpaceTaken = event.key === ' ';
    if (!event.repeat || shortcut.repeats) shortcut.run(scope);
  };
  // Firefox presses a button when Space comes up, whatever happened when it went down.
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !isSpaceTaken) return;
    event.preventDefault();
    isSpaceTaken = false;
  };

  const capture = { capture: true };
  const stop = joinStops(
    listen(document, ['pointerdown'], onPointerDown, capture),
    listen(document, ['focusin'], onFocusIn, capture),
    listen(document, ['keydown'], onKeyDown, capture),
    listen(document, ['keyup'], onKeyUp, capture),
  );
  const focused = document.activeElement;
  for (const event of takeEarlyKeys()) {
    // Keys after the shortcut of the search box are meant for it.
    if (document.activeElement === focused || !isText(event)) onKeyDown(event);
    else document.execCommand('insertText', false, event.key);
  }
  isSpaceTaken = false;
  return stop;
}
