// The context of a test with playback started, and a player without sound: it runs the effects of the playback model immediately and
// reports like a real player.
import {
  createTestContext,
  renderInContext,
  type RenderOptions,
  type Rendered,
  type TestContext,
  type TestContextOptions,
} from '@segue/kernel/testing';
import { scopeBind, type Scope } from 'effector';
import type { ReactElement } from 'react';
import { wirePanels } from './model/panels';
import { savedState } from './model/persistence';
import {
  allowProviderFx,
  loadTrackFx,
  pauseFx,
  playbackReported,
  resumeFx,
  seekFx,
  setVolumeFx,
  trackEnded,
} from './model/playback-ports';
import { startPlayback } from './model/start';
import type { LoadRequest } from './rules/player-messages';

export type FakePlayer = {
  /** For `fork({ handlers })`. */
  handlers: NonNullable<TestContextOptions['handlers']>;
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

export type PlayerContext = TestContext & { player: FakePlayer };

/** A test context in which playback has started; nothing is read from or written to the storage. */
export function createPlayerContext({ handlers = [], ...options }: TestContextOptions = {}): PlayerContext {
  const player = createFakePlayer();
  const context = createTestContext({
    ...options,
    handlers: [
      ...player.handlers,
      [savedState.readFx, () => null],
      [savedState.writeFx, () => undefined],
      ...handlers,
    ],
  });
  const { scope } = context;
  player.connect(scope);
  const stops = [wirePanels(scope), startPlayback(scope), context.stop];
  return { ...context, player, stop: () => stops.forEach((stop) => stop()) };
}

/** Renders in a fresh scope in which playback has started. */
export function renderWithPlayer(ui: ReactElement, options: RenderOptions = {}): Rendered<PlayerContext> {
  return renderInContext(ui, createPlayerContext(options), options);
}
