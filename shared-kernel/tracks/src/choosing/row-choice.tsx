import { trackKey, type Track } from '@segue/contract';
import type { ListOwner } from '@segue/event-bus';
import { $selection } from '@segue/stores';
import { CheckIcon, t } from '@segue/ui';
import { useStoreMap } from 'effector-react';
import styled from 'styled-components';

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

/** Whether a row is chosen, for the eye: its button says so to screen readers. */
export function Check({ isChosen }: { isChosen: boolean }) {
  return (
    <Circle className="check" data-on={isChosen || undefined} aria-hidden="true">
      {isChosen && <CheckIcon size={14} />}
    </Circle>
  );
}

const Circle = styled.span`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border: 2px solid ${t('colors.muted')};
  border-radius: 50%;
  background: ${t('colors.background')};
  color: ${t('colors.onAccent')};
  pointer-events: none;
  &[data-on] {
    border-color: ${t('colors.accentStrong')};
    background: ${t('colors.accentStrong')};
  }
`;
