import { setPreloadableRemotes, prefetchRoute, preloadRemote, preloadRoute, remoteAt } from './preload';
import { legal, registryOf } from './registry.fixture';

const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => {
  document.head.replaceChildren();
  setPreloadableRemotes(registryOf(legal));
});

test('remoteAt finds the remote that shows an address', () => {
  expect(remoteAt('/terms')).toBe(legal);
  expect(remoteAt('/home')).toBeUndefined();
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

test('prefetchRoute adds the lazy file of the remote too, with its hash', () => {
  const lazy = { entry: '/releases/legal/1.1.0/lazy.js', integrity: `sha384-${'B'.repeat(64)}` };
  setPreloadableRemotes(registryOf({ ...legal, lazy }));
  prefetchRoute('/terms');
  expect(links().map(({ rel, integrity }) => [rel, integrity])).toEqual([
    ['prefetch', legal.integrity],
    ['prefetch', lazy.integrity],
  ]);
});

test('a second preload of a remote adds no link', () => {
  preloadRoute('/terms');
  preloadRemote('legal');
  expect(links()).toHaveLength(1);
});

test('a file that the page already loads gets no second link', () => {
  document.head.innerHTML = `<link rel="preload" href="${legal.entry}">`;
  preloadRoute('/terms');
  expect(links()).toHaveLength(1);
});

test("an address of the shell's own screens preloads nothing", () => {
  preloadRoute('/sign-in');
  expect(links()).toEqual([]);
});

test('a remote that would be refused is not preloaded', () => {
  setPreloadableRemotes(registryOf({ ...legal, kernel: '^3.0.0' }));
  preloadRoute('/terms');
  expect(links()).toEqual([]);
});
