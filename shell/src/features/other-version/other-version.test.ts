/** @jest-environment jest-fixed-jsdom */
import type { Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $currentTrack, $runtimeConfig } from '@segue/kernel/state';
import { $notices } from '@segue/kernel/state/ports';
import {
  anArtist,
  aSession,
  aSoundcloudTrack,
  aSpotifyTrack,
  aVisitor,
  configuredFor,
  refuse,
  settled,
  someTracks,
  type TestContextOptions,
} from '@segue/kernel/testing';
import { waitFor } from '@testing-library/react';
import { $queue } from '../../player/late';
import { createPlayerContext } from '../../player/player.fixture';
import { wireOtherVersion } from '.';

const by = (name: string) => [anArtist({ name })];
const song = aSpotifyTrack({
  id: 'zig',
  title: 'Zigzag - 2019 Remaster',
  artistInfo: by('Brass Umbrella'),
  duration: 205_000,
});
const sound = (part: Partial<Track>) =>
  aSoundcloudTrack({ artistInfo: by('brassumbrella'), duration: 209_000, ...part });
const same = sound({ id: 'same', title: 'Brass Umbrella - Zigzag (Official Audio)' });
const remix = sound({ id: 'remix', title: 'Brass Umbrella - Zigzag (Velour Remix)', duration: 300_000 });
const [a, b] = someTracks('soundcloud', 2) as [Track, Track];

let stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

type Answer = Track[] | ReturnType<typeof refuse>;

async function start(
  answer: Answer | ((provider: string) => Answer | Promise<Answer>),
  options: TestContextOptions = {},
) {
  const shown = createPlayerContext({
    session: aVisitor,
    ...options,
    api: {
      search: async ({ params }) => {
        const found = typeof answer === 'function' ? await answer(String(params['provider'])) : answer;
        return Array.isArray(found) ? { queryData: found, hasMore: false } : found;
      },
    },
  });
  const { scope, api } = shown;
  stops = [wireOtherVersion(scope), shown.stop];
  await settled(scope);
  const play = async (track: Track = song) => {
    send('other-version/play', { track });
    await settled(scope);
  };
  const queue = (...tracks: Track[]) => tracks.forEach((track) => send('queue/add', { track }));
  return {
    ...shown,
    play,
    queue,
    titles: () => scope.getState($queue).map(({ title }) => title),
    current: () => scope.getState($currentTrack)?.id,
    searches: () => api.requestsTo('search').map(({ params }) => params['query']),
    notices: () => scope.getState($notices).map(({ text }) => text),
  };
}

test('other version: one that is surely the song plays at once, with its length and Undo', async () => {
  const { scope, play, current, searches, player } = await start([remix, same]);
  await play();
  expect(searches()).toEqual(['Zigzag Brass Umbrella']);
  expect(current()).toBe('same');
  expect(player.loads.at(-1)?.track.id).toBe('same');
  expect(scope.getState($notices)).toMatchObject([
    {
      text: 'Playing the SoundCloud version · 4 s longer',
      action: { label: 'Undo', message: 'queue/undo' },
    },
  ]);
});

test('the user sees that it is looked for, and can cancel', async () => {
  let reply = (_: Answer): void => undefined;
  const { scope, notices, titles, searches } = await start(
    () => new Promise<Answer>((resolve) => (reply = resolve)),
  );
  send('other-version/play', { track: song });
  await waitFor(() => expect(searches()).toHaveLength(1));
  expect(notices()).toEqual(['Looking for the SoundCloud version…']);
  send('other-version/cancel');
  reply([same]);
  await settled(scope);
  expect([notices(), titles()]).toEqual([[], []]);
});

test('a queue entry is replaced in place, and Undo restores it', async () => {
  const { play, queue, titles } = await start([same], { session: aSession({ hasSpotifyPremium: true }) });
  queue(a, song, b);
  await play();
  expect(titles()).toEqual([a.title, same.title, b.title]);
  send('queue/undo');
  expect(titles()).toEqual([a.title, song.title, b.title]);
});

test('other version: a remix is none, and the notice leads to the search', async () => {
  const { play, scope, searches } = await start([remix]);
  await play();
  expect(searches()).toEqual(['Zigzag Brass Umbrella', 'Zigzag']);
  expect(scope.getState($notices)).toMatchObject([
    {
      text: 'No SoundCloud version found.',
      link: { label: 'Search SoundCloud', href: '/home?q=Zigzag&tab=soundcloud' },
    },
  ]);
});

test.each([
  ['providerUnavailable', 'SoundCloud isn’t answering.'],
  ['tooMany', 'Too many searches. Wait a moment.'],
] as const)('a search that fails with %s changes no queue and can be tried again', async (code, text) => {
  let answer: Answer = refuse(code);
  const { play, queue, titles, scope, current } = await start(() => answer);
  queue(song, a);
  await play();
  expect(titles()).toEqual([song.title, a.title]);
  const [notice] = scope.getState($notices);
  expect(notice).toMatchObject({
    text,
    action: { label: 'Try again', message: 'other-version/play', track: song },
  });
  answer = [same];
  await play();
  expect(current()).toBe('same');
});

test('an answer that arrives after another request is ignored', async () => {
  const other = aSpotifyTrack({ id: 'owl', title: 'Parliament of Owls', artistInfo: by('Brass Umbrella') });
  const { scope, current } = await start([same]);
  await settled(scope);
  send('other-version/play', { track: song });
  send('other-version/play', { track: other });
  await settled(scope);
  expect(current()).toBeUndefined();
});

test.each([
  [
    'another service’s version of a queued song',
    same,
    [`“${same.title}” is in the queue from both Spotify and SoundCloud.`],
  ],
  ['a remix of a queued song', remix, []],
  ['another song of the same service', { ...song, id: 'owl', title: 'Parliament of Owls' }, []],
])('adding %s to the queue warns only of the same song [QUEUE-48]', async (_, track, texts) => {
  const { queue, scope, notices, titles } = await start([]);
  queue(song);
  queue(track);
  await settled(scope);
  await waitFor(() => expect(notices()).toEqual(texts));
  expect(titles()).toEqual([song.title, track.title]);
});

describe('with two other services', () => {
  const atServer = sound({ id: 'server', title: 'Zigzag', provider: 'musicserver' });
  const startWithThree = (answers: Partial<Record<string, Answer>>) =>
    start((provider) => answers[provider] ?? [], {
      session: aSession({ connected: ['musicserver'] }),
      config: configuredFor('spotify', 'soundcloud', 'musicserver'),
    });

  test.each<[string, Partial<Record<string, Answer>>, RegExp]>([
    ['the first has the song', { soundcloud: [same], musicserver: [atServer] }, /^Playing the SoundCloud/],
    ['the second has it', { soundcloud: [a], musicserver: [atServer] }, /^Playing the Music server/],
    ['the first fails', { soundcloud: refuse('busy'), musicserver: [atServer] }, /^Playing the Music server/],
    ['none has it', {}, /^No other version found\.$/],
  ])('they are asked in order: %s', async (_, answers, text) => {
    const { play, notices } = await startWithThree(answers);
    await play();
    expect(notices()).toEqual([expect.stringMatching(text)]);
  });
});

test.each([
  ['where the services are kept apart', { separateProviders: true }, song],
  ['when the other service cannot be played in full', {}, same],
])('%s nothing is looked for', async (_, config, track) => {
  const { play, searches, notices } = await start([same], {
    values: [[$runtimeConfig, { ...$runtimeConfig.defaultState, ...config }]],
  });
  await play(track);
  expect([searches(), notices()]).toEqual([[], []]);
});
