import { createSubscriptions, send } from '@segue/kernel/bus';
import { someTracks } from '@segue/kernel/testing';
import { createWatch, fork, type Scope } from 'effector';
import { $requestedParts, createLateParts, type Page } from './late-parts';
import '../../platform/page/page.fixture';

jest.mock('../../platform/next-task', () => ({ nextTask: () => Promise.resolve() }));
const started: string[] = [];
const received = jest.fn();
let stop = () => {};
jest.mock('./background', () => ({ startBackground: () => void started.push('background') }));
jest.mock('./tracks', () => ({
  startTracks(scope: Scope) {
    started.push('player');
    const subscriptions = createSubscriptions();
    createWatch({ unit: subscriptions.on('queue/add'), scope, fn: received });
    stop = subscriptions.connect(scope);
  },
}));

const requests = someTracks('spotify', 2).map((track) => ({ track }));
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  started.length = 0;
  received.mockReset();
});
afterEach(() => stop());

test('a part starts once, when it is first called', async () => {
  const scope = fork();
  const parts = createLateParts(scope, {} as Page);
  parts.background();
  parts.background();
  await settle();
  expect(started).toEqual(['background']);
  expect(scope.getState($requestedParts)).toEqual({ background: true, player: false });
  parts.player();
  await settle();
});

test('commands that nothing handles load the parts, which get them once, in order', async () => {
  createLateParts(fork(), {} as Page);
  for (const request of requests) send('queue/add', request);
  expect(received).not.toHaveBeenCalled();
  await settle();
  expect(received.mock.calls).toEqual(requests.map((request) => [request]));
  expect(started.sort()).toEqual(['background', 'player']);
});

test('a command whose handler is there loads nothing and is not held', async () => {
  const scope = fork();
  const subscriptions = createSubscriptions();
  const handled = jest.fn();
  createWatch({ unit: subscriptions.on('volume/set'), scope, fn: handled });
  const disconnect = subscriptions.connect(scope);
  const parts = createLateParts(scope, {} as Page);
  send('volume/set', { volume: 1, commit: true });
  expect(handled).toHaveBeenCalledTimes(1);
  expect(scope.getState($requestedParts)).toEqual({ background: false, player: false });
  disconnect();
  parts.background();
  parts.player();
  await settle();
});
