// The player on the keyboard's media keys, the headset and the lock screen. Draws nothing.
import { send } from '@segue/event-bus';
import { $currentTrack, $duration, $isElsewhere, $isPlaying, $position, $queue } from '@segue/stores';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { cardOf, placeOf } from './card';
import { createSilence } from './silence';

const SKIP_MS = 10_000;
/** A provider's frame may put up its own card at any time: ours is put up again so often. */
const REASSERT_MS = 5000;

export function MediaSession() {
  // The tab that plays has the card.
  const isElsewhere = useUnit($isElsewhere);
  return 'mediaSession' in navigator && !isElsewhere ? <Card session={navigator.mediaSession} /> : null;
}

function Card({ session }: { session: typeof navigator.mediaSession }) {
  const [track, isPlaying, position, duration, queue] = useUnit([
    $currentTrack,
    $isPlaying,
    $position,
    $duration,
    $queue,
  ]);
  const [silence] = useState(() => createSilence(window));
  const tick = Math.floor(position / REASSERT_MS);
  const hasQueue = queue.length > 0;

  const say = useEffectEvent(() => {
    session.metadata = track ? new MediaMetadata(cardOf(track, document.baseURI)) : null;
    session.playbackState = track === null ? 'none' : isPlaying ? 'playing' : 'paused';
  });
  useEffect(() => say(), [track, isPlaying, tick]);

  useEffect(() => {
    const place = track && placeOf(position, duration);
    try {
      session.setPositionState(place ?? undefined);
    } catch {
      // A browser that knows the method but not this form of it shows no position.
    }
  }, [session, track, position, duration]);

  useEffect(() => {
    if (isPlaying) silence.sound();
    else silence.rest();
  }, [silence, isPlaying, track]);
  useEffect(() => () => silence.dispose(), [silence]);

  const toggle = useEffectEvent((wanted: boolean) => {
    if (wanted !== isPlaying) send('playback/toggle');
  });
  const seek = useEffectEvent((to: number) => send('playback/seek', { position: to }));
  const skip = useEffectEvent((by: number) => seek(Math.max(0, position + by)));

  useEffect(
    () =>
      handle(session, {
        play: () => toggle(true),
        pause: () => toggle(false),
        stop: () => toggle(false),
        seekto: ({ seekTime = 0 }) => seek(seekTime * 1000),
        seekforward: ({ seekOffset }) => skip(seekOffset ? seekOffset * 1000 : SKIP_MS),
        seekbackward: ({ seekOffset }) => skip(seekOffset ? -seekOffset * 1000 : -SKIP_MS),
      }),
    [session],
  );
  useEffect(
    () =>
      hasQueue
        ? handle(session, {
            nexttrack: () => send('playback/next'),
            previoustrack: () => send('playback/previous'),
          })
        : undefined,
    [session, hasQueue],
  );
  return null;
}

type Acts = Partial<Record<MediaSessionAction, (details: MediaSessionActionDetails) => void>>;

/** Takes the keys; answers the giving back. A key this browser does not know is left out. */
function handle(session: typeof navigator.mediaSession, acts: Acts): () => void {
  const set = (action: string, act: ((details: MediaSessionActionDetails) => void) | null) => {
    try {
      session.setActionHandler(action as MediaSessionAction, act);
    } catch {
      // Unknown to this browser.
    }
  };
  for (const [action, act] of Object.entries(acts)) set(action, act);
  return () => {
    for (const action of Object.keys(acts)) set(action, null);
  };
}
