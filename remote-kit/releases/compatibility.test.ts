import { randomBytes } from 'node:crypto';
import { doOverlap, kernelFaults, menuFaults, routeFaults, sizeFaults } from './compatibility.mjs';
import type { PublicParts } from './index.mjs';

function publicPartsOf(
  name: string,
  paths: string[],
  nav: [label: string, to: string][] = [],
  home: string[] = [],
): PublicParts {
  const access = 'anyone' as const;
  return {
    name,
    routes: paths.map((path) => ({ path, component: 'A', access })),
    nav: nav.map(([label, to]) => ({ label, to, order: 1, access })),
    widgets: home.filter((widget) => widget !== 'Foreign'),
    home: home.map((widget) => ({ widget, order: 1, access })),
  };
}
const playlists = publicPartsOf('playlists', ['/playlists', '/playlists/:id'], [['Playlists', '/playlists']]);

test.each([
  ['/playlists/:id', '/playlists/mine', true],
  ['/:page', '/terms', true],
  ['/:page', '/terms/more', false],
  ['/a/*', '/a/b/c', true],
  ['/a/*', '/b/c', false],
  ['/a', '/a/', true],
  ['/:a/x', '/y/:b', true],
  ['/charts', '/chart', false],
])('routes: %s and %s have an address in common: %s', (one, other, expected) => {
  expect([doOverlap(one, other), doOverlap(other, one)]).toEqual([expected, expected]);
});

test.each([
  ['another remote', '/playlists/mine', 'The path /playlists/mine is claimed twice: playlists, charts.'],
  ['the shell', '/sign-in', 'The path /sign-in of charts belongs to the shell.'],
  ['the shell, by a parameter', '/:page', 'The path /:page of charts belongs to the shell.'],
  ['the server', '/api/charts', 'The path /api/charts of charts belongs to the shell.'],
])('routes: a path of %s is refused', (_, path, sentence) => {
  expect(routeFaults(publicPartsOf('charts', [path]), [playlists])[0]).toBe(sentence);
  // Its own paths are no clash.
  expect(routeFaults(playlists, [playlists])).toEqual([]);
});

test.each<[string, [string, string], string]>([
  ['repeats a label of another remote', ['playlists ', '/charts'], 'is one of playlists already'],
  ['repeats a label of the shell', ['Sign In', '/charts'], 'is one of the shell already'],
  ['leads to the screen of another', ['Charts', '/playlists'], 'leads to /playlists, which is no screen'],
])('menu: an entry that %s is refused', (_, entry, sentence) => {
  const faults = menuFaults(publicPartsOf('charts', ['/charts'], [entry]), [playlists]);
  expect(faults).toEqual([expect.stringContaining(sentence)]);
});

test('menu: an entry may have a query and lead to a screen with a parameter', () => {
  const nav: [string, string][] = [['Charts', '/charts/all?by=week']];
  expect(menuFaults(publicPartsOf('charts', ['/charts/:list'], nav), [playlists])).toEqual([]);
});

test('home: a section that is no widget of the remote is refused', () => {
  expect(menuFaults(publicPartsOf('charts', ['/charts'], [], ['TopTen', 'Foreign']), [])).toEqual([
    'The home section Foreign of charts is no widget of charts.',
  ]);
});

test('size: 244 KB of scripts are too many for every remote, 99 KB are not', () => {
  const contents = [200, 44].map((kb) => [`${kb}.js`, randomBytes(kb * 1024)] as [string, Buffer]);
  expect(sizeFaults('playlists', contents)).toEqual([
    'playlists weighs 244.0 KB compressed; the limit is 100 KB.',
  ]);
  expect(
    sizeFaults('playlists', [
      ['entry.js', randomBytes(99 * 1024)],
      ['a.woff2', randomBytes(9_999)],
    ]),
  ).toEqual([]);
});

test('kernel: a range that the kernel of the shell does not satisfy is refused', () => {
  const charts = { name: 'charts', kernel: '^3.1.0' };
  expect(kernelFaults(charts, '3.0.0')).toEqual(['charts needs kernel ^3.1.0; the shell has 3.0.0.']);
  expect([kernelFaults(charts, '3.1.2'), kernelFaults(charts, undefined)]).toEqual([[], []]);
});
