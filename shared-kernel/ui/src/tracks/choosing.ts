// Choosing several rows of a list: Ctrl, Cmd or Shift with a click, and every click while rows are chosen.
import { trackKey, type Track } from '@segue/contract';
import { type ListOwner, type Messages, send } from '@segue/kernel/bus';
import { $selection } from '@segue/kernel/state';
import { useStoreMap } from 'effector-react';
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useEffect, useId } from 'react';

/** The main button of a row, which is a checkbox while tracks of the row's owner are chosen. */
const MAIN = '[data-play]';
const CHECKBOX = `${MAIN}[role="checkbox"]`;

/**
 * Handlers for the element around the rows. Enter and Space press a row's button as a click does, with the keys that are held.
 * A choice ends when the rows of the list that it began in leave the page.
 */
export function useChoosing(list: Pick<Messages['selection/choose'], 'owner' | 'tracks'>) {
  const listId = useId();
  const isEmpty = list.tracks.length === 0;
  useEffect(() => (isEmpty ? undefined : () => send('selection/end', { listId })), [listId, isEmpty]);
  const choose = (extent: Messages['selection/choose']['extent'], event: SyntheticEvent) => {
    const key = (event.target as Element).closest<HTMLElement>('[data-track]')?.dataset['track'];
    const index = list.tracks.findIndex((track) => trackKey(track) === key);
    if (index < 0) return;
    event.preventDefault();
    event.stopPropagation();
    send('selection/choose', { ...list, listId, index, extent });
  };
  const isOn = ({ target }: SyntheticEvent, selector: string) =>
    (target as Element).closest(selector) !== null;
  return {
    onMouseDown: (event: MouseEvent) => {
      // Shift would select the text between the rows.
      if (event.shiftKey && isOn(event, MAIN)) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      const isHeld = event.shiftKey || event.ctrlKey || event.metaKey;
      if (isOn(event, isHeld ? MAIN : CHECKBOX)) choose(event.shiftKey ? 'range' : 'row', event);
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a' && isOn(event, CHECKBOX))
        choose('all', event);
    },
  };
}

/** Selects a long-pressed row, like a click with Shift. */
export function chooseHeldRow(row: Element): void {
  row.querySelector(MAIN)?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }));
}

/** Whether a row is selected; null while its list has no selection. */
export function useRowChoice(track: Track, owner: ListOwner): boolean | null {
  return useStoreMap({
    store: $selection,
    keys: [trackKey(track), owner],
    fn: (selection, [key, own]) => (selection?.owner === own ? selection.chosen.has(key) : null),
  });
}

export function mainButton(title: string, isPlaying: boolean, isChosen: boolean | null) {
  return {
    'data-play': '',
    ...(isChosen === null
      ? { 'aria-label': `${isPlaying ? 'Pause' : 'Play'} ${title}` }
      : { role: 'checkbox', 'aria-checked': isChosen, 'aria-label': title }),
  };
}
