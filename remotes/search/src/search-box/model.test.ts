/** @jest-environment jest-fixed-jsdom */
import { $diagnostics } from '@segue/kernel/state/ports';
import { createFakeApi, type FakeApi } from '@segue/kernel/testing';
import { allSettled, fork, type Scope } from 'effector';
import { $canSubmit, $text, queryPicked, queryRestored, screenLeft, submitted, textChanged } from './model';
import { $recentSearches, changeRecentFx, recentSearchesRequested } from './recent-model';

let api: FakeApi;
let scope: Scope;

beforeEach(() => {
  jest.useFakeTimers();
  api = createFakeApi({ search: () => ({ queryData: [], hasMore: false }) });
  globalThis.fetch = (...call) => api.fetch(...call);
  localStorage.clear();
  scope = fork();
});

const type = (text: string) => void allSettled(textChanged, { scope, params: text });
const pause = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const submit = () => void allSettled(submitted, { scope });
const stored = () => localStorage.getItem('recentSearches');
const queries = () => [...new Set(api.requestsTo('search').map(({ params }) => params.query))];

test('three characters search after a pause of 500 ms, not before [VALID-02]', async () => {
  type('bjö');
  await pause(499);
  expect(queries()).toEqual([]);
  await pause(1);
  expect(queries()).toEqual(['bjö']);
});

test('each key restarts the pause [VALID-03]', async () => {
  type('nig');
  await pause(400);
  type('nigh');
  await pause(400);
  expect(queries()).toEqual([]);
  await pause(100);
  expect(queries()).toEqual(['nigh']);
});

test.each(['ab', ' ab ', '🎧🎧', '   '])(
  '%j is too short for an automatic search [VALID-01]',
  async (text) => {
    type(text);
    await pause(600);
    expect(queries()).toEqual([]);
  },
);

test('a submit searches any non-blank text, trimmed and once [VALID-04]', async () => {
  type(' x ');
  submit();
  await pause(600);
  expect(queries()).toEqual(['x']);
  expect(api.requestsTo('search')).toHaveLength(2);
});

test('a blank box cannot be submitted [VALID-06]', async () => {
  type('   ');
  submit();
  await pause(600);
  expect(scope.getState($canSubmit)).toBe(false);
  expect(queries()).toEqual([]);
});

test('a running search cannot be submitted again, but typing on replaces it', async () => {
  api.handle({ search: () => new Promise(() => undefined) });
  type('first');
  submit();
  submit();
  expect(scope.getState($canSubmit)).toBe(false);
  expect(api.requestsTo('search')).toHaveLength(2);
  type('first of all');
  await pause(500);
  expect(queries()).toEqual(['first', 'first of all']);
});

test('search box: a long text stays in the box and its first 500 characters are searched [VALID-37]', async () => {
  const text = '🎧'.repeat(1000);
  type(text);
  submit();
  await pause(600);
  expect(scope.getState($text)).toBe(text);
  expect([queries(), JSON.parse(stored()!)]).toEqual(Array(2).fill(['🎧'.repeat(500)]));
});

test('typing a query whose results are shown sends nothing', async () => {
  type('late');
  await pause(500);
  type('late ');
  await pause(500);
  expect(api.requestsTo('search')).toHaveLength(2);
});

test('a picked recent search of one character is searched without a pause [VALID-05]', async () => {
  void allSettled(queryPicked, { scope, params: 'x' });
  await pause(0);
  expect(queries()).toEqual(['x']);
  expect(scope.getState($text)).toBe('x');
});

test('text typed but not searched is not searched after the screen is left', async () => {
  type('late ferry');
  void allSettled(screenLeft, { scope });
  await pause(600);
  expect(queries()).toEqual([]);
});

test('a query from the URL is searched but not stored as recent', async () => {
  void allSettled(queryRestored, { scope, params: 'shared words' });
  await pause(0);
  expect(queries()).toEqual(['shared words']);
  expect(scope.getState($text)).toBe('shared words');
  expect(stored()).toBeNull();
});

test.each(['not json', '{"not":"a list"}'])(
  'invalid stored searches (%s) are only logged [ERR-31]',
  async (text) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('recentSearches', text);
    await allSettled(recentSearchesRequested, { scope });
    expect(scope.getState($recentSearches)).toEqual([]);
    expect(scope.getState($diagnostics)).toMatchObject([{ area: 'recent-searches', detail: text }]);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  },
);

test('a browser without localStorage is logged, and searching works', async () => {
  scope = fork({ handlers: [[changeRecentFx, () => Promise.reject(new Error('denied'))]] });
  await allSettled(recentSearchesRequested, { scope });
  type('x');
  submit();
  await pause(0);
  expect(queries()).toEqual(['x']);
  expect(scope.getState($diagnostics).map(({ area }) => area)).toEqual([
    'recent-searches',
    'recent-searches',
  ]);
});
