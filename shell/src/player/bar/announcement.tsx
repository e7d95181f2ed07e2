// Owns the player's announcement to screen readers: a track that started automatically. One that the user started is not
// announced.
import { artistNames, PROVIDER_NAMES, trackKey, type Track, type TrackKey } from '@segue/contract';
import { createPageStore } from '@segue/kernel/state';
import { VisuallyHidden } from '@segue/ui';
import { useUnit } from 'effector-react';
import { $playback } from '../model/model';
import { type PlaybackState } from '../rules/playback-state';

type Announced = { key: TrackKey | null; text: string };

const $announced = createPageStore<Announced>({ key: null, text: '' }).on($playback, next);

const $announcement = $announced.map(({ text }) => text);

/** Changes only with the track: screen readers do not repeat an unchanged text. */
function next(announced: Announced, { current, isSkippable, shouldPlay }: PlaybackState) {
  const key = current && trackKey(current);
  if (key === announced.key) return announced;
  // Only a track that started automatically can be skipped before it sounds.
  const didMoveOn = announced.key !== null && isSkippable && shouldPlay;
  return { key, text: current && didMoveOn ? sentence(current) : '' };
}

function sentence(track: Track): string {
  return `Now playing: ${track.title} by ${artistNames(track)}, ${PROVIDER_NAMES[track.provider]}`;
}

export function TrackAnnouncement() {
  const text = useUnit($announcement);
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>;
}
