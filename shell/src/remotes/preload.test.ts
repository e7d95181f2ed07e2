import { knowRemotes, preloadAllWhenIdle, preloadRemote, preloadRoute, remoteAt } from './preload';
import { legal, registryOf } from './registry.fixture';

const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => {
  document.head.replaceChildren();
  knowRemotes(registryOf(legal));
});

test('an address leads to the remote that shows it', () => {
  expect(remoteAt('/terms')).toBe(legal);
  expect(remoteAt('/home')).toBeUndefined();
});

test('coming near a link fetches its remote with the hash it will be checked against', () => {
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

test('coming near it again fetches nothing more', () => {
  preloadRoute('/terms');
  preloadRemote('legal');
  expect(links()).toHaveLength(1);
});

test('what the page itself already fetches is left alone', () => {
  document.head.innerHTML = `<link rel="preload" href="${legal.entry}">`;
  preloadRoute('/terms');
  expect(links()).toHaveLength(1);
});

test('an own screen of the shell fetches nothing', () => {
  preloadRoute('/sign-in');
  expect(links()).toEqual([]);
});

test('of a remote that would be refused nothing is fetched', () => {
  knowRemotes(registryOf({ ...legal, kernel: '^2.0.0' }));
  preloadRoute('/terms');
  expect(links()).toEqual([]);
});

test('once the page rests, all remotes are fetched without a hurry', () => {
  const requestIdleCallback = (work: () => void) => work();
  preloadAllWhenIdle({ document, navigator: {}, requestIdleCallback } as unknown as Window);
  expect(links()).toHaveLength(1);
  expect(links()[0]?.rel).toBe('prefetch');
});

test('who saves data fetches nothing ahead', () => {
  const requestIdleCallback = jest.fn();
  const navigator = { connection: { saveData: true } };
  preloadAllWhenIdle({ document, navigator, requestIdleCallback } as unknown as Window);
  expect(requestIdleCallback).not.toHaveBeenCalled();
});
