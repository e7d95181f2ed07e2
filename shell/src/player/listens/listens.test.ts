/** @jest-environment jest-fixed-jsdom */
import type { Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $session, pageResumed } from '@segue/kernel/state';
import {
  aSession,
  aVisitor,
  refuse,
  settled,
  someTracks,
  type TestContextOptions,
} from '@segue/kernel/testing';
import { allSettled } from 'effector';
import { playbackReported } from '../model/playback-ports';
import { createPlayerContext, type PlayerContext } from '../player.fixture';
import { wireListens } from './model';

const [track] = someTracks('soundcloud', 1) as [Track];
const START = Date.parse('2026-03-01T12:00:00.000Z');
let context: PlayerContext;
let stop: () => void;
let sent: unknown[];
const session = aSession({ user: { id: '7', email: 'ada@example.com' } });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

function open(options: TestContextOptions = { session }) {
  context = createPlayerContext({
    ...options,
    api: { addListen: ({ body }) => (sent.push(body), { success: true }), ...options.api },
  });
  stop = wireListens(context.scope);
}
beforeEach(() => {
  sent = [];
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setTimeout', 'setImmediate'] });
  jest.setSystemTime(START);
  localStorage.clear();
});
afterEach(() => {
  stop();
  context.stop();
  jest.useRealTimers();
});

/** The whole track sounds, with a report each ten seconds. */
async function hearAll() {
  send('playback/play', { track });
  for (let position = 1; position < track.duration!; position += 10_000) {
    const params = {
      generation: context.player.loads.at(-1)!.generation,
      isPlaying: true,
      position,
      duration: track.duration,
    };
    await allSettled(playbackReported, { scope: context.scope, params });
    jest.setSystemTime(Date.now() + 10_000);
  }
  await settled(context.scope);
}
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('user.listens'));
const LISTEN = { provider: 'soundcloud', trackId: track.id, startedAt: new Date(START).toISOString() };

test('a heard song is reported once, with the time at which it began [HISTORY-02]', async () => {
  open();
  await hearAll();
  expect(sent).toEqual([LISTEN]);
  expect(stored()).toEqual([]);
});

test('a visitor’s songs are not reported [HISTORY-02]', async () => {
  open({ session: aVisitor });
  await hearAll();
  expect([sent, stored()]).toEqual([[], []]);
});

test('without network a listen waits in the browser, and is sent with its own time [HISTORY-08]', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  open({ session, api: { addListen: offline } });
  await hearAll();
  expect(stored()).toHaveLength(1);
  stop();
  context.stop();
  // The next page of this browser.
  jest.setSystemTime(START + 86_400_000);
  open();
  await settled(context.scope);
  expect(sent).toEqual([LISTEN]);
  expect(stored()).toEqual([]);
});

test('a listen that the server refuses is dropped; one that it cannot take now is kept [HISTORY-08]', async () => {
  let answer = () => refuse('busy');
  open({ session, api: { addListen: () => answer() } });
  await hearAll();
  expect(stored()).toHaveLength(1);
  answer = () => refuse('trackNotFound');
  await allSettled(pageResumed, { scope: context.scope });
  expect(stored()).toEqual([]);
});

test('the listens of one user are never sent for another [HISTORY-08]', async () => {
  localStorage.setItem(`user.listens.someone-else.${LISTEN.startedAt}`, JSON.stringify(LISTEN));
  open();
  await settled(context.scope);
  await allSettled($session, { scope: context.scope, params: aVisitor });
  expect(sent).toEqual([]);
});

test('what is no listen in the browser’s storage is left out', async () => {
  for (const [at, entry] of [{ provider: 'nobody' }, 7, LISTEN].entries())
    localStorage.setItem(`user.listens.7.${at}`, JSON.stringify(entry));
  open();
  await settled(context.scope);
  expect(sent).toEqual([LISTEN]);
});

test('more than 500 listens that wait push out the oldest [HISTORY-08]', async () => {
  for (let index = 0; index < 500; index += 1)
    localStorage.setItem(`user.listens.7.2026-02-${1000 + index}`, JSON.stringify(LISTEN));
  open({ session, api: { addListen: () => refuse('busy') } });
  await hearAll();
  expect([stored().length, stored().toSorted()[0]]).toEqual([500, 'user.listens.7.2026-02-1001']);
});
