import { PROVIDER_NAMES, PROVIDERS, type Track } from '@segue/contract';
import type { PlaybackRights } from '@segue/kernel/state/ports';
import { withOrigin } from './origin';
import type { PlaybackState, TransitionResult } from './playback-state';
import { isCurrent, startChosen, togglePlay } from './playback-transitions';
import { insertAndSelect } from './queue';
import { undoable } from './queue-history';
import { conflictingProvider, limitToProvider } from './separation';

/** Toggles the current track, else jumps to this one, inserting it at the start when it is not queued. */
export function playTrack(
  state: PlaybackState,
  { track }: { track: Track },
  rights: PlaybackRights,
): TransitionResult {
  if (!PROVIDERS.includes(track.provider)) {
    const message = `Unknown provider "${String(track.provider)}"`;
    return { state, effects: { diagnostic: { area: 'player', message } } };
  }
  if (isCurrent(state, track)) return togglePlay(state, rights);
  const started = startChosen(
    state,
    insertAndSelect(limitToProvider(state, state.queue, track), withOrigin(track)),
    rights,
  );
  if (!conflictingProvider(state, track)) return undoable(state, started, { label: `play “${track.title}”` });
  const { state: next, effects } = started;
  // A track that cannot play does not replace the queue.
  if (next === state || !next.shouldPlay) return { state, effects: { notice: effects.notice } };
  return undoable(
    state,
    { state: { ...next, orderBeforeShuffle: null }, effects },
    {
      label: `start a ${PROVIDER_NAMES[track.provider]} queue`,
      text: `Started a ${PROVIDER_NAMES[track.provider]} queue.`,
    },
  );
}
