// Listens to the keyboard for the whole page and turns shortcuts into commands.
import { createWatch, type Scope } from 'effector';
import { takeEarlyKeys } from '../../../../platform/early-keys';
import { joinStops, listen } from '../../../../platform/listen';
import { $isUseful, commandChosen } from '../shortcut-needs';
import { SHORTCUTS, type Shortcut } from '../shortcut-table';
import { watchStore } from '../../../../platform/watch-store';
import { $miniPlayer } from '../../now-playing/mini-player';
import { createActions } from './actions';
import {
  belongsToControl,
  belongsToPage,
  isForMiniPlayer,
  isText,
  PRESSED_BY_SPACE,
  shortcutOf,
} from './shortcuts';

export function wireShortcuts(scope: Scope): () => void {
  const hasUse = (shortcut: Shortcut) => scope.getState($isUseful)(shortcut);
  const actions = createActions(scope);
  const perform = (shortcut: Shortcut) => actions[shortcut]();
  const stopPage = listenToKeys(document, hasUse, perform, takeEarlyKeys());
  const stopMini = watchStore($miniPlayer, scope, (mini) => {
    // The listeners are removed with the mini-player's window.
    if (mini)
      listenToKeys(mini.document, (shortcut) => isForMiniPlayer(shortcut) && hasUse(shortcut), perform);
  });
  const stopCommands = createWatch({
    unit: commandChosen,
    scope,
    // The dialog returns the focus while it closes; some commands move it.
    fn: (shortcut) => setTimeout(perform, 0, shortcut),
  });
  return joinStops(stopPage, stopMini, stopCommands);
}

/**
 * A control that was clicked keeps the focus, but Space then still means play or pause; a control
 * reached by keyboard keeps its own Space.
 */
function listenToKeys(
  page: Document,
  hasUse: (shortcut: Shortcut) => boolean,
  perform: (shortcut: Shortcut) => void,
  earlierKeys: readonly KeyboardEvent[] = [],
): () => void {
  let clicked: Element | null = null;
  // Each window has its own `HTMLElement`, so `instanceof` fails for elements of the mini-player.
  const isElement = (target: EventTarget | null): target is Element =>
    target instanceof (page.defaultView ?? window).Element;
  let isSpaceTaken = false;

  const onPointerDown = ({ target }: Event) => {
    clicked = isElement(target) ? target.closest(PRESSED_BY_SPACE) : null;
  };
  const onFocusIn = ({ target }: Event) => {
    if (target !== clicked) clicked = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') clicked = null;
    const shortcut = shortcutOf(event);
    const target = isElement(event.target) ? event.target : page.body;
    if (!shortcut || event.isComposing || belongsToPage(target) || !hasUse(shortcut)) return;
    if (belongsToControl(shortcut, event.key, target)) return;
    const pressed = target.closest(PRESSED_BY_SPACE);
    if (shortcut === 'toggle-playback' && pressed !== null && pressed !== clicked) return;
    event.preventDefault();
    isSpaceTaken = event.key === ' ';
    if (!event.repeat || SHORTCUTS[shortcut].repeats) perform(shortcut);
  };
  // Firefox presses a button when Space comes up, whatever happened when it went down.
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !isSpaceTaken) return;
    event.preventDefault();
    isSpaceTaken = false;
  };

  const capture = { capture: true };
  const stop = joinStops(
    listen(page, ['pointerdown'], onPointerDown, capture),
    listen(page, ['focusin'], onFocusIn, capture),
    listen(page, ['keydown'], onKeyDown, capture),
    listen(page, ['keyup'], onKeyUp, capture),
  );
  const focused = page.activeElement;
  for (const event of earlierKeys) {
    // What follows the shortcut of the search box was meant for it.
    if (page.activeElement === focused || !isText(event)) onKeyDown(event);
    else page.execCommand('insertText', false, event.key);
  }
  isSpaceTaken = false;
  return stop;
}
