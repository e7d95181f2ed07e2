// The player on the media keys of the keyboard, the headset and the lock screen.
import { send } from '@segue/event-bus';
import { $currentTrack, $isPlaying } from '@segue/stores';
import { $duration, $position, $queue } from '@segue/stores/ports';
import { combine, type Scope } from 'effector';
import { joinStops } from '../../../platform/listen';
import { watchStore, watchStoreLater } from '../../../platform/watch-store';
import { $playsElsewhere } from '../other-tabs';
import { createSilence } from './silence';
import { artistNames, PROVIDER_NAMES, type Track } from '@segue/contract';
import { safeUrl } from '@segue/tracks';

const SKIP_MS = 10_000;
/** A provider's frame may put up its own card at any time: ours is put up again so often. */
const REASSERT_MS = 5000;

const $card = combine({
  track: $currentTrack,
  isPlaying: $isPlaying,
  /** Changes only to put the card up again. */
  tick: $position.map((position) => Math.floor(position / REASSERT_MS)),
});
const $sound = combine({ track: $currentTrack, isPlaying: $isPlaying });
const $place = combine($currentTrack, $position, $duration, (track, position, duration) =>
  track === null ? null : placeOf(position, duration),
);
const $hasQueue = $queue.map((queue) => queue.length > 0);

/** Only the tab that plays has the card. */
export function wireMediaSession(scope: Scope): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  const session = navigator.mediaSession;
  let hideCard = () => undefined as void;
  const stop = watchStore($playsElsewhere, scope, (isElsewhere) => {
    hideCard();
    hideCard = isElsewhere ? () => undefined : showCard(scope, session);
  });
  return joinStops(stop, () => hideCard());
}

function showCard(scope: Scope, session: MediaSession): () => void {
  const silence = createSilence(window);
  const toggle = (isWanted: boolean) => {
    if (isWanted !== scope.getState($isPlaying)) send('playback/toggle');
  };
  const seek = (position: number) => send('playback/seek', { position });
  const skip = (by: number) => seek(Math.max(0, scope.getState($position) + by));
  let releaseQueueKeys = () => undefined as void;

  return joinStops(
    watchStoreLater($card, scope, ({ track, isPlaying }) => {
      session.metadata = track ? new MediaMetadata(cardOf(track, document.baseURI)) : null;
      session.playbackState = track === null ? 'none' : isPlaying ? 'playing' : 'paused';
    }),
    watchStoreLater($place, scope, (place) => {
      try {
        session.setPositionState(place ?? undefined);
      } catch {
        // A browser that knows the method but not this form of it shows no position.
      }
    }),
    watchStoreLater($sound, scope, ({ isPlaying }) => (isPlaying ? silence.sound() : silence.rest())),
    handleActions(session, {
      play: () => toggle(true),
      pause: () => toggle(false),
      stop: () => toggle(false),
      seekto: ({ seekTime = 0 }) => seek(seekTime * 1000),
      seekforward: ({ seekOffset }) => skip(seekOffset ? seekOffset * 1000 : SKIP_MS),
      seekbackward: ({ seekOffset }) => skip(seekOffset ? -seekOffset * 1000 : -SKIP_MS),
    }),
    watchStore($hasQueue, scope, (hasQueue) => {
      releaseQueueKeys();
      releaseQueueKeys = hasQueue
        ? handleActions(session, {
            nexttrack: () => send('playback/next'),
            previoustrack: () => send('playback/previous'),
          })
        : () => undefined;
    }),
    () => releaseQueueKeys(),
    silence.dispose,
  );
}

type Actions = Partial<Record<MediaSessionAction, (details: MediaSessionActionDetails) => void>>;

/** Sets the handlers and returns a function that removes them. An action that this browser does not know is left out. */
function handleActions(session: MediaSession, actions: Actions): () => void {
  const set = (action: string, handler: ((details: MediaSessionActionDetails) => void) | null) => {
    try {
      session.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // Unknown to this browser.
    }
  };
  for (const [action, handler] of Object.entries(actions)) set(action, handler);
  return () => {
    for (const action of Object.keys(actions)) set(action, null);
  };
}

export function cardOf(track: Track, pageUrl: string): MediaMetadataInit {
  const cover = safeUrl(track.imageUrl && new URL(track.imageUrl, pageUrl).href);
  return {
    title: track.title,
    artist: artistNames(track),
    album: PROVIDER_NAMES[track.provider],
    artwork: cover ? [{ src: cover }] : [],
  };
}

/** Position in seconds; null while the duration is unknown. Browsers throw for a position beyond the duration. */
export function placeOf(position: number, duration: number | null): MediaPositionState | null {
  if (duration === null) return null;
  return {
    duration: duration / 1000,
    position: Math.min(Math.max(0, position), duration) / 1000,
    playbackRate: 1,
  };
}
