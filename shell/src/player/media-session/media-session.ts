// The player on the media keys of the keyboard, the headset and the lock screen.
import { artistNames, PROVIDER_NAMES, type Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $currentTrack, $isPlaying } from '@segue/kernel/state';
import { safeUrl } from '@segue/ui/tracks';
import { combine, type Scope } from 'effector';
import { $duration, $position } from '../model/model';
import { joinStops } from '../../platform/listen';
import { watchStoreLater } from '../../platform/watch-store';
import { $playsElsewhere } from '../engine/other-tabs';
import { createSilence } from './silence';

const SKIP_MS = 10_000;
/** A provider's frame may put up its own card at any time: ours is put up again so often. */
const REASSERT_MS = 5000;

/** Null while another tab has the media session. */
const $card = combine({
  track: combine($currentTrack, $playsElsewhere, (track, isElsewhere) => (isElsewhere ? null : track)),
  isPlaying: $isPlaying,
  /** Changes only to show the media session again. */
  tick: $position.map((position) => Math.floor(position / REASSERT_MS)),
});
const $place = combine($card, $position, $duration, ({ track }, position, duration) =>
  track === null ? null : placeOf(position, duration),
);

export function wireMediaSession(scope: Scope): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  const session = navigator.mediaSession;
  const silence = createSilence(window);
  const toggle = (isWanted: boolean) => {
    if (isWanted !== scope.getState($isPlaying)) send('playback/toggle');
  };
  const seek = (position: number) => send('playback/seek', { position });
  const skip = (by: number) => seek(Math.max(0, scope.getState($position) + by));
  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => toggle(true),
    pause: () => toggle(false),
    stop: () => toggle(false),
    seekto: ({ seekTime = 0 }) => seek(seekTime * 1000),
    seekforward: ({ seekOffset }) => skip(seekOffset ? seekOffset * 1000 : SKIP_MS),
    seekbackward: ({ seekOffset }) => skip(seekOffset ? -seekOffset * 1000 : -SKIP_MS),
    nexttrack: () => send('playback/next'),
    previoustrack: () => send('playback/previous'),
  };
  for (const [action, handler] of Object.entries(actions))
    attempt(() => session.setActionHandler(action as MediaSessionAction, handler));

  return joinStops(
    watchStoreLater($card, scope, ({ track, isPlaying }) => {
      session.metadata = track ? new MediaMetadata(cardOf(track, document.baseURI)) : null;
      session.playbackState = track === null ? 'none' : isPlaying ? 'playing' : 'paused';
      if (isPlaying) silence.sound();
      else silence.rest();
    }),
    watchStoreLater($place, scope, (place) => attempt(() => session.setPositionState(place ?? undefined))),
    silence.dispose,
  );
}

/** Browsers support different actions of media sessions, and throw for others. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // The action is not supported.
  }
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
