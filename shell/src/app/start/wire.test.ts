import { createSubscriptions, send } from '@segue/event-bus';
import { someTracks } from '@segue/testing';
import { createWatch, fork, type Scope } from 'effector';
import { type Page, type Wire, wireAll, wireLate } from './wire';
import '../../platform/page.fixture';

const page = {} as Page;
let scope: Scope;
let log: string[];

beforeEach(() => {
  jest.useFakeTimers();
  scope = fork();
  log = [];
});
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

// jsdom has no message channels.
jest.mock('../../platform/next-task', () => ({
  nextTask: () => new Promise((resolve) => setTimeout(resolve, 1)),
}));

/** A feature that logs when it is wired and unwired. */
const feature =
  (name: string): Wire =>
  () => {
    log.push(`+${name}`);
    return () => log.push(`-${name}`);
  };
/** A feature that handles one command. */
function handlerOf(name: 'queue/add', handle: (payload: unknown) => void): Wire {
  const subscriptions = createSubscriptions();
  const received = subscriptions.on(name);
  return (scope) => {
    createWatch({ unit: received, scope, fn: handle });
    return subscriptions.connect(scope);
  };
}
const chunk = { features: [async () => feature('c'), async () => feature('d')] };
const NOUNS = ['queue'] as const;
const atOnce = (_scope: Scope, _page: Page, start: () => void) => start();
const never = () => undefined;
const lostTwice = () =>
  jest
    .fn<Promise<typeof chunk>, []>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(chunk);
const nextTask = () => jest.advanceTimersByTimeAsync(1);
const allTasks = () => jest.advanceTimersByTimeAsync(10);

test('wireAll wires in the order of the list and unwires in the opposite order', () => {
  const unwire = wireAll([feature('a'), feature('b')], scope, page);
  expect(log).toEqual(['+a', '+b']);
  unwire();
  expect(log).toEqual(['+a', '+b', '-b', '-a']);
});

test('wireLate wires the list once it is downloaded', async () => {
  const unwire = wireLate({ load: async () => chunk, watch: atOnce })(scope, page);
  expect(log).toEqual([]);
  await allTasks();
  expect(log).toEqual(['+c', '+d']);
  unwire();
  expect(log).toEqual(['+c', '+d', '-d', '-c']);
});

test('wireLate evaluates each feature in a task and wires it in the next one, until stopped', async () => {
  const evaluated = (name: string) => async () => {
    log.push(name);
    return feature(name);
  };
  const unwire = wireLate({ load: async () => ({ features: ['c', 'd'].map(evaluated) }), watch: atOnce })(
    scope,
    page,
  );
  for (const step of ['c', '+c']) {
    await nextTask();
    expect(log.at(-1)).toBe(step);
  }
  unwire();
  await allTasks();
  expect(log.filter((step) => step.startsWith('+'))).toEqual(['+c']);
});

test('the first command of a noun loads its features, which get it and the next ones once, in order', async () => {
  const requests = someTracks('spotify', 2).map((track) => ({ track }));
  const received = jest.fn();
  const queue = handlerOf('queue/add', received);
  const load = jest.fn(async () => ({ features: [async () => queue] }));
  stops.push(wireLate({ load, nouns: NOUNS, watch: never })(scope, page));
  await allTasks();
  expect(load).not.toHaveBeenCalled();
  for (const request of requests) send('queue/add', request);
  await allTasks();
  expect(received.mock.calls).toEqual(requests.map((request) => [request]));
});

test('a command that arrives while features are wired is sent once, after the last one', async () => {
  const received = jest.fn();
  const queue = handlerOf('queue/add', received);
  const request = { track: someTracks('spotify', 1)[0]! };
  const features = [async () => queue, async () => feature('d')];
  stops.push(wireLate({ load: async () => ({ features }), nouns: NOUNS, watch: atOnce })(scope, page));
  await nextTask();
  await nextTask();
  send('queue/add', request);
  expect(received).not.toHaveBeenCalled();
  await allTasks();
  expect(log).toEqual(['+d']);
  expect(received.mock.calls).toEqual([[request]]);
});

test('wireLate tries a failed download again every ten seconds until it succeeds', async () => {
  const load = lostTwice();
  wireLate({ load, watch: atOnce })(scope, page);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(log).toEqual([]);
  await jest.advanceTimersByTimeAsync(10_000);
  await allTasks();
  expect(log).toEqual(['+c', '+d']);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(3);
});

test('wireLate tries a failed download again as soon as the network is back', async () => {
  const load = jest
    .fn<Promise<typeof chunk>, []>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(chunk);
  wireLate({ load, watch: atOnce })(scope, page);
  await allTasks();
  window.dispatchEvent(new Event('online'));
  await allTasks();
  expect(log).toEqual(['+c', '+d']);
});

test('wireLate stops retrying when it is stopped', async () => {
  const load = lostTwice();
  const unwire = wireLate({ load, watch: atOnce })(scope, page);
  await allTasks();
  unwire();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});
