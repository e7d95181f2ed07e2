// A player without sound: it runs the effects of the playback model immediately and reports like a real player.
import {
  allowProviderFx,
  loadTrackFx,
  pauseFx,
  playbackReported,
  resumeFx,
  seekFx,
  setVolumeFx,
  trackEnded,
} from '@segue/stores/playback';
import { type LoadRequest } from '@segue/stores/ports';
import { scopeBind, type fork, type Scope } from 'effector';

type ForkOptions = NonNullable<Parameters<typeof fork>[1]>;

/** Replaced effect handlers: pairs of effect and function. */
export type Handlers = Extract<NonNullable<ForkOptions['handlers']>, readonly unknown[]>;

export type FakePlayer = {
  /** For `fork({ handlers })`. */
  handlers: Handlers;
  /** Sends the player's reports to this scope. */
  connect: (scope: Scope) => void;
  /** All load requests, oldest first. */
  loads: readonly LoadRequest[];
  volume: () => number | null;
  /** Reports the end of the current track. */
  end: () => void;
};

/** Creates a silent player for one test. */
export function createFakePlayer(): FakePlayer {
  const loads: LoadRequest[] = [];
  let scope: Scope | null = null;
  let volume: number | null = null;
  let position = 0;
  const generation = () => loads.at(-1)?.generation ?? 0;
  const report = (isPlaying: boolean) => {
    if (!scope) return;
    scopeBind(playbackReported, { scope })({ generation: generation(), isPlaying, position, duration: null });
  };
  return {
    loads,
    volume: () => volume,
    connect: (connected) => void (scope = connected),
    end: () => {
      if (scope) scopeBind(trackEnded, { scope })({ generation: generation() });
    },
    handlers: [
      [
        loadTrackFx,
        (request: LoadRequest) => {
          loads.push(request);
          position = request.position;
          report(true);
        },
      ],
      [pauseFx, () => report(false)],
      [resumeFx, () => report(true)],
      [
        seekFx,
        (to: { position: number }) => {
          position = to.position;
          report(true);
        },
      ],
      [setVolumeFx, (to: { volume: number }) => void (volume = to.volume)],
      [allowProviderFx, () => undefined],
    ],
  };
}
