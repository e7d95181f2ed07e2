/** @jest-environment jest-fixed-jsdom */
import { setPreloadableRemotes, prefetchRoute, preloadRoute } from './preload';
import { legal, registryOf } from './registry.fixture';

const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => {
  document.head.replaceChildren();
  setPreloadableRemotes(registryOf(legal));
});

test("preloadRoute adds a link with the hash of the remote's file", () => {
  preloadRoute('/terms');
  expect(links()).toHaveLength(1);
  expect(links()[0]).toMatchObject({
    rel: 'preload',
    as: 'script',
    crossOrigin: 'anonymous',
    integrity: legal.integrity,
  });
  expect(links()[0]?.getAttribute('href')).toBe(legal.entry);
});

test('prefetchRoute: both files of the remote, checked, once and without a link', async () => {
  const lazy = { entry: '/releases/legal/1.1.0/lazy.js', integrity: `sha384-${'B'.repeat(64)}` };
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  setPreloadableRemotes(registryOf({ ...legal, lazy }));
  prefetchRoute('/terms');
  prefetchRoute('/terms');
  preloadRoute('/terms');
  expect(fetched.mock.calls).toEqual([
    [legal.entry, { integrity: legal.integrity, priority: 'low' }],
    [lazy.entry, { integrity: lazy.integrity, priority: 'low' }],
  ]);
  expect(links()).toEqual([]);
});

test('prefetchRoute: a file that could not be fetched is preloaded', async () => {
  const failure = Promise.reject(new TypeError('offline'));
  jest.spyOn(globalThis, 'fetch').mockReturnValue(failure);
  prefetchRoute('/terms');
  await failure.catch(() => undefined);
  await Promise.resolve();
  preloadRoute('/terms');
  expect(links()).toHaveLength(1);
});

test('a file that the page already loads gets no second link', () => {
  document.head.innerHTML = `<link rel="preload" href="${legal.entry}">`;
  preloadRoute('/terms');
  expect(links()).toHaveLength(1);
});

test('a remote that would be refused is not preloaded', () => {
  setPreloadableRemotes(registryOf({ ...legal, kernel: '^99.0.0' }));
  preloadRoute('/terms');
  expect(links()).toEqual([]);
});
