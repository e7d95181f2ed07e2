// A player without sound: it does at once what the playback rules ask, and reports like a real one.
import {
  allowProviderFx,
  loadTrackFx,
  pauseFx,
  playbackReported,
  resumeFx,
  seekFx,
  setVolumeFx,
  trackEnded,
  type LoadRequest,
} from '@segue/stores/ports';
import { scopeBind, type Scope } from 'effector';
import type { Handlers } from '../render/handlers';

export type FakePlayer = {
  /** For `fork({ handlers })`. */
  handlers: Handlers;
  /** From now on its reports reach this scope. */
  connect: (scope: Scope) => void;
  /** What it was asked to load, oldest first. */
  loads: readonly LoadRequest[];
  volume: () => number | null;
  /** The sounding track comes to its end. */
  end: () => void;
};

/** Makes a silent player for one test. */
export function createFakePlayer(): FakePlayer {
  const loads: LoadRequest[] = [];
  let scope: Scope | null = null;
  let volume: number | null = null;
  let position = 0;
  const generation = () => loads.at(-1)?.generation ?? 0;
  const report = (isPlaying: boolean) => {
    if (!scope) return;
    scopeBind(playbackReported, { scope })({ generation: generation(), isPlaying, position });
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
