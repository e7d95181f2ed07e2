import { trackKey, type Track } from '@segue/contract';
import type { ListOwner } from '@segue/event-bus';
import { $selection } from '@segue/stores';
import { useStoreMap } from 'effector-react';

/** Whether a row is chosen; null while no track of its owner is. */
export function useRowChoice(track: Track, owner: ListOwner): boolean | null {
  return useStoreMap({
    store: $selection,
    keys: [trackKey(track), owner],
    fn: (selection, [key, own]) => (selection?.owner === own ? selection.chosen.has(key) : null),
  });
}

/** Attributes of a row's main button, which plays the track, or chooses it while others are chosen. */
export function mainButton(title: string, isPlaying: boolean, isChosen: boolean | null) {
  return {
    'data-play': '',
    ...(isChosen === null
      ? { 'aria-label': `${isPlaying ? 'Pause' : 'Play'} ${title}` }
      : { role: 'checkbox', 'aria-checked': isChosen, 'aria-label': title }),
  };
}
