// What every adapter promises, whatever its vendor. Each adapter's test gives a rig and keeps all promises.
import type { LoadRequest } from '@segue/stores/ports';
import type { PlayerEvent, ProviderPlayer } from './provider-player';

export type PlayerRig = {
  player: ProviderPlayer;
  /** All player events so far, oldest first. */
  events: readonly PlayerEvent[];
  /** Two different tracks of this provider. */
  first: LoadRequest['track'];
  second: LoadRequest['track'];
  /** The vendor starts to play the last loaded track and reports a position. */
  sound: (position: number) => Promise<void>;
  /** Somebody else pauses. */
  pauseFromOutside: (position: number) => Promise<void>;
  /** The vendor reports the end of the track twice, as real vendors do. */
  endTwice: () => Promise<void>;
  /** The vendor still speaks of the track before. */
  speakOfFormer: () => Promise<void>;
  /** The browser refuses sound. */
  refuseSound: () => Promise<void>;
  /** How often the vendor was asked to pause or to go on. */
  asked: (what: 'pause' | 'resume') => number;
};

type Promised = { promise: string; keep: (rig: PlayerRig) => Promise<void> };

const load = (rig: PlayerRig, track: LoadRequest['track'], generation: number) =>
  rig.player.load({ track, position: 0, generation });

export const PLAYER_PROMISES: readonly Promised[] = [
  {
    promise: 'reports a sounding track with its generation, position and length',
    async keep(rig) {
      await load(rig, rig.first, 1);
      await rig.sound(2000);
      const progress = rig.events.findLast(({ kind }) => kind === 'progress');
      same(progress, {
        kind: 'progress',
        generation: 1,
        isPlaying: true,
        isBuffering: false,
        position: 2000,
        duration: rig.first.duration,
      });
    },
  },
  {
    promise: 'reports a pause that somebody else made',
    async keep(rig) {
      await load(rig, rig.first, 1);
      await rig.sound(2000);
      await rig.pauseFromOutside(3000);
      const last = rig.events.at(-1);
      same(last?.kind === 'progress' && [last.isPlaying, last.position], [false, 3000]);
    },
  },
  {
    promise: 'pauses and goes on when asked',
    async keep(rig) {
      await load(rig, rig.first, 1);
      await rig.sound(2000);
      const before = [rig.asked('pause'), rig.asked('resume')];
      await rig.player.pause();
      await rig.player.play();
      same(
        [rig.asked('pause'), rig.asked('resume')],
        before.map((count) => count + 1),
      );
    },
  },
  {
    promise: 'reports the end of a track once',
    async keep(rig) {
      await load(rig, rig.first, 1);
      await rig.sound(2000);
      await rig.endTwice();
      same(
        rig.events.filter(({ kind }) => kind === 'ended'),
        [{ kind: 'ended', generation: 1 }],
      );
    },
  },
  {
    promise: 'ignores what is still said of the track before',
    async keep(rig) {
      await load(rig, rig.first, 1);
      await rig.sound(2000);
      await load(rig, rig.second, 2);
      const before = rig.events.length;
      await rig.speakOfFormer();
      same(rig.events.length, before);
    },
  },
  {
    promise: 'asks for a click when the browser refuses sound, and keeps the track',
    async keep(rig) {
      await load(rig, rig.first, 1);
      await rig.refuseSound();
      const last = rig.events.at(-1);
      same(last, { kind: 'unavailable', generation: 1, reason: 'needs-gesture' });
      const before = rig.asked('resume');
      await rig.player.play();
      same(rig.asked('resume'), before + 1);
    },
  },
  {
    promise: 'refuses to go on when it holds nothing, so that the track is loaded again',
    async keep(rig) {
      const refusal = await rig.player.play().then(
        () => 'played',
        () => 'refused',
      );
      same(refusal, 'refused');
    },
  },
  {
    promise: 'stays quiet after it was disposed',
    async keep(rig) {
      await load(rig, rig.first, 1);
      await rig.sound(2000);
      rig.player.dispose();
      const before = rig.events.length;
      await rig.endTwice();
      same(rig.events.length, before);
    },
  },
];

function same(actual: unknown, expected: unknown): void {
  const [got, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (got !== wanted) throw new Error(`Expected ${wanted}, but it was ${got}`);
}
