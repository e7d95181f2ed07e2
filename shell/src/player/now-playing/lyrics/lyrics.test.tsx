import type { Lyrics, Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $runtimeConfig } from '@segue/kernel/state';
import {
  anArtist,
  answerRaw,
  aSoundcloudTrack,
  aVisitor,
  refuse,
  settled,
  type RenderOptions,
} from '@segue/kernel/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { $playback, $position } from '../../model/model';
import { renderWithPlayer } from '../../player.fixture';
import { $isNowPlayingOpen, wireLyricsChoice } from '../model';
import { NowPlayingView } from '../view';

const song = aSoundcloudTrack({
  title: 'Midnight Harbour',
  artistInfo: [anArtist({ name: 'Ada Solano' }), anArtist({ name: 'The Low Tides' })],
  duration: 228_000,
});
const other = aSoundcloudTrack({ id: 'late-ferry', title: 'Late Ferry', duration: 177_000 });
const SYNCED: Lyrics = {
  kind: 'synced',
  lines: ['One', 'Two', '', 'Four'].map((text, index) => ({ at: 1000 + index * 5000, text })),
};

type Answer = Lyrics | ReturnType<typeof refuse> | Promise<Lyrics>;
const scrollTo = jest.fn<void, [ScrollToOptions]>();

beforeEach(() => {
  scrollTo.mockReset();
  // jsdom has no layout and no media queries: the view is that of a phone.
  Element.prototype.scrollTo = scrollTo as typeof Element.prototype.scrollTo;
});

async function show(
  answer: Answer | ((title?: string) => Answer),
  {
    hasLyrics = true,
    position = 0,
    tracks = [song, other],
    ...options
  }: RenderOptions & {
    hasLyrics?: boolean;
    position?: number;
    tracks?: readonly Track[];
  } = {},
) {
  const shown = renderWithPlayer(<NowPlayingView onClose={jest.fn()} />, {
    session: aVisitor,
    values: [
      [$isNowPlayingOpen, true],
      [$runtimeConfig, { ...$runtimeConfig.defaultState, hasLyrics }],
      [$playback, { ...$playback.defaultState, queue: { tracks, index: 0 }, current: song, position }],
    ],
    api: {
      getLyrics: ({ query }) => (typeof answer === 'function' ? answer(query['title']) : answer),
    },
    ...options,
  });
  await act(() => settled(shown.scope));
  return shown;
}

async function openLyrics(...args: Parameters<typeof show>) {
  const shown = await show(...args);
  await shown.user.click(screen.getByRole('button', { name: 'Lyrics' }));
  return shown;
}
const line = (name: string) => screen.findByRole('button', { name });
const seek = (position: number) => act(() => void send('playback/seek', { position }));

test('server without lyrics: now playing shows the next entries and no lyrics [LYRICS-01]', async () => {
  const { api } = await show(SYNCED, { hasLyrics: false });
  expect(screen.getByRole('heading', { name: 'Next up', hidden: true })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Lyrics' })).toBeNull();
  expect(api.requestsTo('getLyrics')).toHaveLength(0);
});

test('the current line follows the music and is not announced [LYRICS-11]', async () => {
  await openLyrics(SYNCED, { position: 6200 });
  expect(await line('Two')).toHaveAttribute('aria-current', 'true');
  const list = screen.getByRole('list', { name: 'Lyrics' });
  expect(list.closest('[aria-live]')).toBeNull();
  expect(scrollTo.mock.calls).toEqual([[expect.objectContaining({ behavior: 'instant' })]]);
  await seek(16_000);
  expect(await line('Four')).toHaveAttribute('aria-current', 'true');
  expect(list.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(scrollTo.mock.lastCall).toEqual([expect.objectContaining({ behavior: 'auto' })]);
});

test('a press on a line seeks; arrows, Home and End move between lines [LYRICS-12]', async () => {
  const { scope, user } = await openLyrics(SYNCED);
  await user.click(await line('Two'));
  expect(scope.getState($position)).toBe(6000);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(await line('Four')).toHaveFocus();
  expect(scope.getState($position)).toBe(6000);
  await user.keyboard('{Enter}');
  expect(scope.getState($position)).toBe(16_000);
  await user.keyboard('{Home}');
  expect(await line('One')).toHaveFocus();
  await user.keyboard('{End}{ArrowDown}');
  expect(await line('Four')).toHaveFocus();
});

test('after the user has scrolled the lines stand still until Follow or five seconds [LYRICS-13]', async () => {
  const { user } = await openLyrics(SYNCED);
  await line('One');
  const list = screen.getByRole('list', { name: 'Lyrics' });
  fireEvent.wheel(list);
  scrollTo.mockClear();
  await seek(6000);
  expect(scrollTo).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Follow' }));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
  jest.useFakeTimers();
  fireEvent.wheel(list);
  scrollTo.mockClear();
  act(() => jest.advanceTimersByTime(4900));
  expect(scrollTo).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(200));
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test.each<[Lyrics, string]>([
  [{ kind: 'plain', text: 'One\nTwo' }, 'One Two'],
  [{ kind: 'none' }, 'No lyrics found'],
  [{ kind: 'instrumental' }, 'An instrumental'],
])('lyrics of the kind %j [LYRICS-10]', async (lyrics, text) => {
  await openLyrics(lyrics);
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['the server', () => refuse('providerUnavailable'), 'Lyrics can’t be loaded'],
  ['an unreadable answer', () => answerRaw(200, { kind: 'poem' }), 'Lyrics can’t be loaded'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'Lyrics need a connection'],
])(
  'lyrics: a failure is shown, and Try again repeats the request: %s [LYRICS-10]',
  async (_, fail, sentence) => {
    let isBroken = true;
    const { user } = await openLyrics(() => (isBroken ? fail() : SYNCED));
    expect(await screen.findByText(sentence)).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await line('One')).toBeVisible();
  },
);

test('while lyrics load there is a skeleton, and no line of the song before [LYRICS-10]', async () => {
  await openLyrics((title) => (title === song.title ? SYNCED : new Promise<Lyrics>(() => undefined)));
  await line('One');
  act(() => send('playback/next'));
  expect(await screen.findByRole('status', { name: 'Loading lyrics' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'One' })).toBeNull();
});

test('the device remembers that lyrics are shown [LYRICS-14]', async () => {
  localStorage.setItem('showsLyrics', 'true');
  const { scope } = await show(SYNCED);
  let stop = () => {};
  act(() => void (stop = wireLyricsChoice(scope)));
  expect(await line('One')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lyrics' })).toHaveAttribute('aria-pressed', 'true');
  stop();
});
