// Shared by the tests of the music server's player: the player on fake audio elements and a fake API.
import { errors, type ErrorCode } from '@segue/contract';
import { someTracks } from '@segue/kernel/testing';
import type { PlayerEvent, ProviderPlayer } from '@segue/shell/port/provider-player';
import type { PlayerRig } from '@segue/shell/player-conformance';
import { FakeAudio } from './fake-audio.fixture';
import { createMusicServerPlayer } from './musicserver-player';

export const [first, second, third] = someTracks('musicserver', 3).map((track) => ({
  ...track,
  duration: 200_000,
})) as [Track, Track, Track];
type Track = ReturnType<typeof someTracks>[number];

/** The answer of the fake API: sound, no answer, or an error of the contract. */
export type Answer = 'sound' | 'nothing' | ErrorCode;

/** A player for each test of a file. */
export function audioPlayer() {
  const requestFailed = jest.fn();
  let audios: FakeAudio[];
  let player: ProviderPlayer;
  let events: PlayerEvent[];
  let answer: Answer;
  let requests: { address: string; range: string | null }[];

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    jest.clearAllMocks();
    audios = [];
    events = [];
    requests = [];
    answer = 'sound';
    URL.createObjectURL = () => 'blob:whole';
    URL.revokeObjectURL = jest.fn();
    globalThis.fetch = async (address, init) => {
      requests.push({ address: String(address), range: new Headers(init?.headers).get('range') });
      if (answer === 'nothing') throw new TypeError('Failed to fetch');
      if (answer === 'sound') return new Response('sound', { status: 206 });
      const { status, message } = errors[answer];
      return Response.json({ message }, { status });
    };
    player = createMusicServerPlayer({
      apiBase: '',
      requestFailed,
      createAudio: () => {
        const audio = new FakeAudio();
        audios.push(audio);
        return audio as unknown as HTMLAudioElement;
      },
      emit: (event) => events.push(event),
      log: jest.fn(),
    });
  });
  afterEach(() => player.dispose());

  const audioOf = ({ id }: Track) => audios.find(({ src }) => src.endsWith(`/${id}`)) ?? audios[0]!;
  const load = (track = first, generation = 1, position = 0) => player.load({ track, position, generation });

  return {
    requestFailed,
    player: () => player,
    audios: () => audios,
    events: () => events,
    requests: () => requests,
    audioOf,
    load,
    reasons: () => events.flatMap((event) => (event.kind === 'unavailable' ? [event.reason] : [])),
    answerWith: (given: Answer) => void (answer = given),
    async playing(position = 2000) {
      await load();
      audioOf(first).sound(position);
    },
    /** The rig of the contract test cases. */
    contractRig(): PlayerRig {
      let current = first;
      const loadTrack = player.load;
      player.load = async (request) => {
        current = request.track;
        await loadTrack(request);
      };
      return {
        player,
        events,
        first,
        second,
        sound: async (position) => audioOf(current).sound(position),
        async pauseFromOutside(position) {
          audioOf(current).currentTime = position / 1000;
          audioOf(current).pause();
        },
        async endTwice() {
          audioOf(current).end();
          audioOf(current).end();
        },
        async reportFormerTrack() {
          for (const event of ['timeupdate', 'pause', 'ended', 'error']) {
            for (const audio of audios) if (audio !== audioOf(current)) audio.emit(event);
          }
        },
        async refuseSound() {
          audioOf(current).refuse();
          await jest.advanceTimersByTimeAsync(0);
        },
        asked: (what) =>
          audios
            .flatMap(({ calls }) => calls)
            .filter((call) => call === (what === 'pause' ? 'pause' : 'play')).length,
      };
    },
  };
}
