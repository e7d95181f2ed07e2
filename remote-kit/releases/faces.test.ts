import { randomBytes } from 'node:crypto';
import { doOverlap, menuFaults, routeFaults, sizeFaults, vanishedFaults } from './faces.mjs';
import type { Release } from './index.mjs';

function releaseOf(
  name: string,
  paths: string[],
  nav: [label: string, to: string][] = [],
  home: string[] = [],
): Release {
  const access = 'anyone' as const;
  return {
    schema: 2,
    name,
    version: '1.1.0',
    commit: '',
    at: '',
    container: 'a',
    entry: 'a.js',
    integrity: '',
    bytes: 1,
    face: {
      routes: paths.map((path) => ({ path, component: 'A', access })),
      nav: nav.map(([label, to]) => ({ label, to, order: 1, access })),
      widgets: home.filter((widget) => widget !== 'Foreign'),
      home: home.map((widget) => ({ widget, order: 1, access })),
    },
    needs: { kernel: '^3.0.0', names: {} },
  };
}
const playlists = releaseOf('playlists', ['/playlists', '/playlists/:id'], [['Playlists', '/playlists']]);

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
  expect(routeFaults(releaseOf('charts', [path]), [playlists])[0]).toBe(sentence);
  // Its own paths are no clash.
  expect(routeFaults(playlists, [playlists])).toEqual([]);
});

test.each<[string, [string, string], string]>([
  ['repeats a label of another remote', ['playlists ', '/charts'], 'is one of playlists already'],
  ['repeats a label of the shell', ['Sign In', '/charts'], 'is one of the shell already'],
  ['leads to the screen of another', ['Charts', '/playlists'], 'leads to /playlists, which is no screen'],
])('menu: an entry that %s is refused', (_, entry, sentence) => {
  const faults = menuFaults(releaseOf('charts', ['/charts'], [entry]), [playlists]);
  expect(faults).toEqual([expect.stringContaining(sentence)]);
});

test('menu: an entry may have a query and lead to a screen with a parameter', () => {
  const nav: [string, string][] = [['Charts', '/charts/all?by=week']];
  expect(menuFaults(releaseOf('charts', ['/charts/:list'], nav), [playlists])).toEqual([]);
});

test('screens: a route of the live version that is gone is refused unless it is named', () => {
  const next = releaseOf('playlists', ['/playlists'], [['Playlists', '/playlists']]);
  expect(vanishedFaults(next, playlists, [])).toEqual([
    'playlists 1.1.0 has no screen at /playlists/:id any more: say so with --drops /playlists/:id.',
  ]);
  expect(vanishedFaults(next, playlists, ['/playlists/:id'])).toEqual([]);
  expect(vanishedFaults(next, undefined, [])).toEqual([]);
});

test('screens: a menu entry or a home section that is gone is refused unless it is named', () => {
  const live = releaseOf('charts', ['/charts'], [['Charts', '/charts?by=week']], ['TopTen']);
  const next = releaseOf('charts', ['/charts']);
  expect(vanishedFaults(next, live, [])).toEqual([
    'charts 1.1.0 has no menu entry to /charts any more: say so with --drops /charts.',
    'charts 1.1.0 has no home section TopTen any more: say so with --drops TopTen.',
  ]);
  expect(vanishedFaults(next, live, ['/charts', 'TopTen'])).toEqual([]);
  expect(
    vanishedFaults(releaseOf('charts', ['/charts'], [['Top', '/charts']], ['TopTen']), live, []),
  ).toEqual([]);
});

test('home: a section that is no widget of the remote is refused', () => {
  expect(menuFaults(releaseOf('charts', ['/charts'], [], ['TopTen', 'Foreign']), [])).toEqual([
    'The home section Foreign of charts is no widget of charts.',
  ]);
});

test('size: 244 KB of scripts are too many for every remote, 99 KB are not', () => {
  expect(sizeFaults(playlists, [randomBytes(200 * 1024), randomBytes(44 * 1024)])).toEqual([
    'playlists 1.1.0 weighs 244.0 KB compressed; its budget is 100 KB.',
  ]);
  expect(sizeFaults(playlists, [randomBytes(99 * 1024)])).toEqual([]);
});
