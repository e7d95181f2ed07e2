// One tab stop for a list of rows. Up, Down, Home, End, Page Up and Page Down move between rows; Left and Right move
// between the controls of a row; letters act on its track; "." opens its menu.
import { type Track, type TrackKey, trackKey } from '@segue/contract';
import { $isMember } from '@segue/kernel/state';
import { useUnit } from 'effector-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { LETTERS, rowAfterKey } from './row-keys';

const ROW = '[data-track]';
const TAB_STOP = `${ROW} [tabindex="0"]`;
const MENU_BUTTON = '[aria-haspopup="menu"]';
const CONTROLS = 'button:not(:disabled), a[href]';

/**
 * The focus of one list. Each row has its track's key as `data-track`; the main button of the row at `tabStop` has
 * the `tabIndex` 0, every other control of all rows has -1. A virtual list keeps the row at `tabStop` rendered.
 */
export function useRovingRows(
  list: RefObject<HTMLElement | null>,
  tracks: readonly Track[],
  /** The first tab stop, until a row has had the focus. */
  firstStop = 0,
) {
  const isMember = useUnit($isMember);
  const [chosen, setChosen] = useState<{ key: TrackKey; index: number } | null>(null);
  const found = useMemo(
    () => (chosen ? tracks.findIndex((track) => trackKey(track) === chosen.key) : firstStop),
    [tracks, chosen, firstStop],
  );
  const isGone = found === -1;
  // The next search starts with the scroll position at the top.
  if (chosen && tracks.length === 0) setChosen(null);
  const tabStop = isGone ? Math.max(0, Math.min(chosen?.index ?? 0, tracks.length - 1)) : found;
  const mustFocus = useRef(false);
  const hasFocus = useRef(false);

  useLayoutEffect(() => {
    // The focused row was removed, and its place in the list keeps the focus; or it was moved in the document.
    const isLost = hasFocus.current && isNothingFocused();
    if (!mustFocus.current && !isLost) return;
    mustFocus.current = false;
    list.current?.querySelector<HTMLElement>(TAB_STOP)?.focus();
  });

  const indexOf = (row: HTMLElement | null) =>
    row ? tracks.findIndex((track) => trackKey(track) === row.dataset['track']) : -1;

  function focusRow(index: number, from: Element) {
    const key = trackKey(tracks[index]!);
    if (from.closest<HTMLElement>(ROW)?.dataset['track'] === key) {
      list.current?.querySelector<HTMLElement>(TAB_STOP)?.focus();
      return;
    }
    mustFocus.current = true;
    setChosen({ key, index });
  }

  return {
    tabStop,
    listProps: {
      onFocus: ({ target }: FocusEvent) => {
        const index = indexOf(target.closest<HTMLElement>(ROW));
        const track = tracks[index];
        hasFocus.current = track !== undefined;
        if (track && chosen?.key !== trackKey(track)) setChosen({ key: trackKey(track), index });
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        hasFocus.current = relatedTarget instanceof Node && list.current?.contains(relatedTarget) === true;
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
        const target = event.target as Element;
        const row = target.closest<HTMLElement>(ROW);
        const index = indexOf(row);
        const track = tracks[index];
        if (!row || !track) return;
        const next = rowAfterKey(event.key, index, tracks.length);
        const command = event.shiftKey ? undefined : LETTERS[event.key.toLowerCase()];
        if (next !== null) focusRow(next, target);
        else if (event.key === 'ArrowRight') moveInside(row, target, 1);
        else if (event.key === 'ArrowLeft') moveInside(row, target, -1);
        else if (event.key === '.') row.querySelector<HTMLElement>(MENU_BUTTON)?.click();
        else if (command) command(track, isMember);
        else return;
        event.preventDefault();
      },
    },
  };
}

function isNothingFocused(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function moveInside(row: Element, from: Element, step: number): void {
  const controls = [...row.querySelectorAll<HTMLElement>(CONTROLS)].filter(isDrawn);
  controls[controls.indexOf(from as HTMLElement) + step]?.focus();
}

function isDrawn(control: HTMLElement): boolean {
  if (typeof control.checkVisibility === 'function' && !control.checkVisibility()) return false;
  // The artists of a narrow row may be hidden behind an ellipsis.
  const line = control.closest('.artists')?.getBoundingClientRect();
  const { left, right } = control.getBoundingClientRect();
  return !line || line.width === 0 || (left < line.right && right > line.left);
}
