// A long import meets services that do not answer, services that ask to wait, and a reload.
import type { Track } from '@segue/contract';
import {
  aSession,
  aSoundcloudTrack,
  aSpotifyTrack,
  configuredFor,
  refuse,
  renderRemote,
  type FakeHandlers,
  type RenderOptions,
  type Rendered,
} from '@segue/kernel/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import remote from '../remote';
import { $review, importCancelled, listChosen } from './model';
// Loaded before the first test, not during it.
import './view';

const START = Date.parse('2026-01-01T12:00:00Z');
/** Longer than the rate-limit window of the previous tests' requests. */
const BETWEEN_TESTS_MS = 10 * 60_000;
let start = START;

beforeEach(() => jest.useFakeTimers({ now: start }));
afterEach(() => {
  start = Date.now() + BETWEEN_TESTS_MS;
  sessionStorage.clear();
  jest.useRealTimers();
});
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const seconds = () => (Date.now() - start) / 1000;
const clock = (at: number) =>
  new Date(Math.ceil((start + at * 1000) / 60_000) * 60_000).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
  });

type Search = Extract<NonNullable<FakeHandlers['search']>, (...given: never) => unknown>;

/** Of three songs Spotify has the first one, SoundCloud the second, nobody the third. */
const catalog: Search = async ({ params }) => {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const at = Number(/\d+/.exec(params['query']!)![0]);
  const song = { id: String(at), title: `Song ${at}`, artistInfo: [{ id: 'a', name: `Band ${at}` }] };
  const isOwner = ['spotify', 'soundcloud'][at % 3] === params['provider'];
  const track: Track = params['provider'] === 'spotify' ? aSpotifyTrack(song) : aSoundcloudTrack(song);
  return { queryData: isOwner ? [track] : [], hasMore: false };
};
const endings = (length: number) =>
  Array.from({ length }, (_, at) => ['spotify', 'soundcloud', 'missing'][at % 3]);

/** Opens the screen; `search` answers in place of the catalog, or throws, unless it returns null. */
function open(search: (provider: string) => unknown, options: RenderOptions = {}): Rendered {
  return renderRemote(remote, 'ImportScreen', {
    at: '/playlists/import',
    session: aSession({ hasSpotifyPremium: true }),
    api: {
      search: (request) => (search(request.params['provider']!) ?? catalog(request)) as ReturnType<Search>,
    },
    ...options,
  });
}
async function begin({ scope }: Rendered, length: number) {
  await pass(0);
  const source = Array.from({ length }, (_, at) => `Band ${at} - Song ${at}`).join('\n');
  act(() => void allSettled(listChosen, { scope, params: source }));
  await pass(0);
}
const entriesOf = ({ scope }: Rendered) => scope.getState($review)!.entries;
const endingsOf = (opened: Rendered) =>
  entriesOf(opened).map(({ status, choice }) => choice?.provider ?? status);
/** The distinct messages of the waiting entries on screen. */
function statesOnScreen(): string[] {
  const state = /^(No answer from|Not asked yet|Spotify asked to wait until [^.]*$)/;
  const list = within(screen.getByRole('list', { name: 'Tracks to import' }));
  return [...new Set(list.queryAllByText(state).map(({ textContent }) => textContent))];
}
const searchesAt = ({ api }: Rendered, provider: string) =>
  api.requestsTo('search').filter(({ params }) => params['provider'] === provider).length;
/** Simulates a reload: everything stops, and session storage stays. */
function leave(opened: Rendered) {
  const kept = { ...sessionStorage };
  opened.unmount();
  act(() => void allSettled(importCancelled, { scope: opened.scope }));
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value as string);
}

test('import: after an outage, a named wait and a reload each line ends in its right state [PLIST-22]', async () => {
  const during = (from: number, to: number) => seconds() >= from && seconds() < to;
  const search = (provider: string) => {
    if (during(5, 45)) throw new TypeError('Failed to fetch');
    if (during(70, 130) && provider === 'spotify')
      return refuse('providerUnavailable', { 'retry-after': String(Math.ceil(130 - seconds())) });
    return null;
  };
  const first = open(search);
  await begin(first, 60);
  await pass(20);
  const done = endingsOf(first).filter((ending) => ending !== 'waiting').length;
  expect(done).toBeGreaterThan(5);
  expect(endingsOf(first).slice(0, done)).toEqual(endings(done));
  expect(statesOnScreen()).toEqual(['No answer from Segue', 'Not asked yet']);
  expect(screen.getByText(`${done} of 60 · No answer from Segue`)).toBeVisible();

  leave(first);
  const second = open(search);
  await pass(60);
  const before = endingsOf(second).filter((ending) => ending !== 'waiting').length;
  expect(before).toBeGreaterThan(done);
  await pass(20);
  expect(screen.getByText(/^\d+ of 60 · Spotify asked to wait until/)).toHaveTextContent(clock(130));
  expect(statesOnScreen()).toContain(`Spotify asked to wait until ${clock(130)}`);
  const asked = searchesAt(second, 'spotify');
  await pass(25);
  expect(searchesAt(second, 'spotify')).toBe(asked);

  await pass(300);
  expect(endingsOf(second)).toEqual(endings(60));
  expect(screen.getByText('We looked for all 60 tracks.')).toBeVisible();
  expect(screen.getAllByText('Not found').length).toBeGreaterThan(0);
});

test('import: the service that does not answer is named, and the other one continues [PLIST-21]', async () => {
  let isDown = true;
  const opened = open((provider) =>
    isDown && provider === 'soundcloud' ? refuse('providerUnavailable') : null,
  );
  await begin(opened, 9);
  await pass(60);
  expect(endingsOf(opened)).toEqual(Array(3).fill(['spotify', 'waiting', 'waiting']).flat());
  expect(statesOnScreen()).toEqual(['No answer from SoundCloud']);
  // One entry is tried again every ten seconds.
  expect(searchesAt(opened, 'spotify')).toBeLessThanOrEqual(9 + 6);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  await pass(10);
  expect(endingsOf(opened)).toEqual(endings(9));
});

test.each([
  ['not connected', [], ['spotify', 'soundcloud']],
  ['connected', ['musicserver'], ['spotify', 'musicserver', 'soundcloud']],
] as const)(
  'import: a music server that is %s, the services that are asked [PLIST-23]',
  async (_case, connected, asked) => {
    const opened = open(() => null, {
      config: configuredFor('spotify', 'soundcloud', 'musicserver'),
      session: aSession({ hasSpotifyPremium: true, connected: [...connected] }),
    });
    await begin(opened, 3);
    await pass(30);
    const providers = opened.api.requestsTo('search').map(({ params }) => params['provider']);
    expect([...new Set(providers)].sort()).toEqual([...asked].sort());
  },
);

test.each([
  ['no JSON', '{'],
  ['another shape', '{"entries":[]}'],
  ['null', 'null'],
])('import: a kept copy that is %s is left alone', async (_case, text) => {
  sessionStorage.setItem('user.import', text);
  const { scope } = open(() => null);
  await pass(1);
  expect(scope.getState($review)).toBeNull();
  expect(screen.getByLabelText(/^Or paste/)).toBeVisible();
});
