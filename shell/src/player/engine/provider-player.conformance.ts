// The contract test cases of the player port. Each adapter runs all of them on its own rig.
import type { LoadRequest } from '../rules/player-messages';
import type { PlayerEvent, ProviderPlayer } from './provider-player';

export type PlayerRig = {
  player: ProviderPlayer;
  /** All player events so far, oldest first. */
  events: readonly PlayerEvent[];
  /** Two different tracks of this provider. */
  first: LoadRequest['track'];
  second: LoadRequest['track'];
  /** The vendor starts the last loaded track and reports a position. */
  sound: (position: number) => Promise<void>;
  /** Another device or tab pauses. */
  pauseFromOutside: (position: number) => Promise<void>;
  /** The vendor reports the end of the track twice, as real vendors do. */
  endTwice: () => Promise<void>;
  /** The vendor still reports events of the track before. */
  reportFormerTrack: () => Promise<void>;
  /** The browser blocks the sound. */
  refuseSound: () => Promise<void>;
  /** The number of pause and resume commands that the vendor's player received. */
  asked: (what: 'pause' | 'resume') => number;
};

type ContractCase = { title: string; check: (rig: PlayerRig) => Promise<void> };

const load = (rig: PlayerRig, track: LoadRequest['track'], generation: number) =>
  rig.player.load({ track, position: 0, generation });

export const PLAYER_CONTRACT: readonly ContractCase[] = [
  {
    title: 'reports a sounding track with its generation, position and length',
    async check(rig) {
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
    title: 'reports a pause that was made elsewhere',
    async check(rig) {
      await load(rig, rig.first, 1);
      await rig.sound(2000);
      await rig.pauseFromOutside(3000);
      const last = rig.events.at(-1);
      same(last?.kind === 'progress' && [last.isPlaying, last.position], [false, 3000]);
    },
  },
  {
    title: 'pauses and resumes on command',
    async check(rig) {
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
    title: 'reports the end of a track once',
    async check(rig) {
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
    title: 'ignores late events of the track before',
    async check(rig) {
      await load(rig, rig.first, 1);
      await rig.sound(2000);
      await load(rig, rig.second, 2);
      const before = rig.events.length;
      await rig.reportFormerTrack();
      same(rig.events.length, before);
    },
  },
  {
    title: 'asks for a click when the browser refuses sound, and keeps the track',
    async check(rig) {
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
    title: 'rejects a resume without a loaded track, so that the track is loaded again',
    async check(rig) {
      const refusal = await rig.player.play().then(
        () => 'played',
        () => 'refused',
      );
      same(refusal, 'refused');
    },
  },
  {
    title: 'reports nothing after it was disposed',
    async check(rig) {
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
