// Authorization matrix: every principal on every registered route. A new route is tested without a change here.
import { routes, type Access, type Route, type RouteName } from '@segue/contract';
import { join } from 'node:path';
import { buildApp } from '../app';
import { readConfig } from '../config';
import { writeBuiltProduct } from '../testing/built-product';
import { newPlaylist } from '../testing/new-playlist';
import { PASSWORD, serverPerFile, type Browser, newBrowser } from '../testing/server.fixture';
import { temporaryFolder } from '../testing/temporary-folder.fixture';
import type {} from './access';

const principals = [
  'visitor',
  'newcomer without password',
  // The owner comes last, because the call may delete the data.
  'another member',
  'owner',
  'member whose session ended',
  'member whose session was revoked',
] as const;
type Principal = (typeof principals)[number];
const server = serverPerFile({ SEGUE_DIST: writeBuiltProduct(temporaryFolder()) });
let people: Record<Principal, Browser>;
let ownedPlaylist: number;
let ownedCover: string;
const DAY_S = 86_400;
const trackIn = (playlistId: number) => ({ playlistId, trackId: 'kept', provider: 'spotify' });
const credentials = () => ({ email: `${Math.random()}@example.com`, password: PASSWORD });

/** A valid body for each route that needs one; if it names a playlist, the owner's. */
const bodies: Partial<Record<RouteName, () => object>> = {
  registerUser: credentials,
  signIn: credentials,
  setupAccount: credentials,
  providerToken: () => ({ provider: 'spotify' }),
  connectWithPassword: () => ({ username: 'pat', password: 'a password' }),
  saveVolume: () => ({ newVolume: 0.5 }),
  saveAppearance: () => ({ appearance: 'light' }),
  addListen: () => ({ trackId: 'kept', provider: 'spotify', startedAt: server.app.clock().toISOString() }),
  pauseListens: () => ({ isPaused: false }),
  changeScrobbling: () => ({ isOn: false }),
  addFavorite: () => ({ trackId: 'kept', provider: 'spotify' }),
  addFavorites: () => ({ tracks: [{ trackId: 'kept', provider: 'spotify' }] }),
  removeFavorite: () => ({ trackId: 'kept', provider: 'spotify' }),
  deletePlaylist: () => ({ playlistId: ownedPlaylist }),
  addPlaylistTrack: () => trackIn(ownedPlaylist),
  addPlaylistTracks: () => ({
    playlistId: ownedPlaylist,
    tracks: [{ trackId: 'kept', provider: 'spotify' }],
  }),
  movePlaylistTrack: () => ({ ...trackIn(ownedPlaylist), before: null }),
  removePlaylistTrack: () => trackIn(ownedPlaylist),
  shareQueue: () => ({ tracks: [{ trackId: 'kept', provider: 'spotify' }] }),
  updateProfile: () => ({ email: credentials().email }),
  deleteAccount: () => ({ confirmation: 'DELETE', password: PASSWORD }),
};
/** The query of each route that needs one. */
const queries: Partial<Record<RouteName, string>> = {
  openLink: '?url=spotify:track:1',
  findArtist: '?name=Ada',
  getLyrics: '?title=Song&artist=Ada&duration=201000',
};
const ABOUT_A_PLAYLIST: readonly RouteName[] = [
  'listPlaylistTracks',
  'sharePlaylist',
  'stopSharing',
  'editPlaylist',
  'deletePlaylist',
  'restorePlaylist',
  'addPlaylistTrack',
  'addPlaylistTracks',
  'movePlaylistTrack',
  'removePlaylistTrack',
];

let ended: Browser;
let revoked: Browser;
beforeAll(async () => {
  ended = await server.member();
  server.wait(8 * DAY_S);
  revoked = await server.member();
  await revoked.clone().logout();
});

/** A call may sign in, sign out or delete data, so each route gets new users and new data. */
async function newPeople(): Promise<void> {
  const newcomer = await server.newcomer('soundcloud', `newcomer-${Math.random()}`);
  const owner = await server.member();
  const { playlistId, imageUrl } = await newPlaylist(owner, 'Owned', { hasCover: true });
  [ownedPlaylist, ownedCover] = [playlistId, imageUrl!];
  await owner.addTrack(ownedPlaylist, 'kept');
  people = {
    visitor: server.visitor(),
    'newcomer without password': newcomer,
    owner,
    'another member': await server.member(),
    'member whose session ended': ended.clone(),
    'member whose session was revoked': revoked.clone(),
  };
}

/** The rows of the owner's playlist. */
const readOwned = async () => [
  ...(await server.rows('playlists')).filter(({ id }) => id === ownedPlaylist),
  ...(await server.rows('playlist_tracks')).filter((row) => row.playlist_id === ownedPlaylist),
  ...(await server.rows('shares')).filter((row) => row.playlist_id === ownedPlaylist),
];

const names = Object.keys(routes) as RouteName[];

/** The expected access, repeated here to test the contract's own declarations. Routes not listed are for members. */
const EXPECTED_ACCESS: Partial<Record<RouteName, Access>> = {
  checkAuth: 'anyone',
  registerUser: 'anyone',
  signIn: 'anyone',
  logout: 'anyone',
  search: 'anyone',
  openLink: 'anyone',
  getArtist: 'anyone',
  findArtist: 'anyone',
  searchCatalogue: 'anyone',
  getRelated: 'anyone',
  getCollection: 'anyone',
  getLyrics: 'anyone',
  openShared: 'anyone',
  getSharedCover: 'anyone',
  // Answers 404 to everybody but the owner.
  getCover: 'anyone',
  setupAccount: 'session',
  // An account without a password has a choice too.
  saveAppearance: 'session',
  deleteAccount: 'session',
};
const hasNoSession = (principal: Principal) =>
  principal === 'visitor' || principal.startsWith('member whose');

async function callAs(principal: Principal, name: RouteName): Promise<number> {
  const route: Route = routes[name];
  const browser = people[principal];
  const url = route.path
    .replace(':id', String(ownedPlaylist))
    .replace(':provider', 'spotify')
    .replace(':query', 'blue')
    .replace(':limit', '20')
    .replace(':offset', '0')
    .replace(':kind', 'albums')
    .replace(':target', 'listenbrainz')
    .concat(queries[name] ?? '');
  if (route.multipart) {
    const form = new FormData();
    form.set('name', 'Another');
    return (await browser.sendForm(route.method, url, form)).statusCode;
  }
  return (await browser.call(route.method, url, bodies[name]?.())).statusCode;
}

const expectedError = (principal: Principal, name: RouteName): number | null => {
  const access = EXPECTED_ACCESS[name] ?? 'member';
  if (access === 'anyone') return null;
  if (hasNoSession(principal)) return 401;
  if (principal === 'newcomer without password' && access === 'member') return 403;
  return null;
};

test.each(names)('%s: for everybody the status fits the declared access', async (name) => {
  await newPeople();
  for (const principal of principals) {
    const before = await readOwned();
    const status = await callAs(principal, name);
    if (principal !== 'owner') expect([principal, await readOwned()]).toEqual([principal, before]);
    const expected = expectedError(principal, name);
    const isAboutPlaylist = ABOUT_A_PLAYLIST.includes(name);
    if (expected !== null) expect([principal, status]).toEqual([principal, expected]);
    else if (principal === 'another member' && isAboutPlaylist) expect(status).toBe(404);
    else if (principal === 'owner' && isAboutPlaylist) expect(status).toBe(200);
    // Off by default.
    else if (name === 'createInvite') expect(status).toBe(403);
    else expect([200, 201, 404, 409]).toContain(status);
  }
});

test('a private cover is served to its owner only', async () => {
  await newPeople();
  for (const principal of principals) {
    const { statusCode } = await people[principal].send({ method: 'GET', url: ownedCover });
    expect([principal, statusCode]).toEqual([principal, principal === 'owner' ? 200 : 404]);
  }
});

test('the server registers every route of the contract', () => {
  const missing = names.filter((name) => {
    const { method, path }: Route = routes[name];
    return !server.app.hasRoute({ method, url: path });
  });
  expect(missing).toEqual([]);
});

/** Routes below /api that are not in the contract, with the status they answer. */
const OUTSIDE: Readonly<Record<string, number>> = {
  'GET /api/openapi.json': 200,
  'POST /api/csp-report': 204,
  // The body of this test is a form, not JSON.
  'POST /api/remote-failures': 415,
  // No reset link exists in this test.
  'GET /api/auth/reset/:token': 404,
  'POST /api/auth/reset/:token': 404,
};
const REDIRECT = /^GET \/api\/(auth|settings\/connect)\/(spotify|soundcloud|oidc)(\/callback)?\/?$/;

test('the only routes outside the contract are the ones listed here', () => {
  const contract = new Set(Object.values<Route>(routes).map(({ method, path }) => `${method} ${path}`));
  const others = server.app.declaredRoutes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url}`)
    .filter((name) => !contract.has(name) && !REDIRECT.test(name));
  expect(others.sort()).toEqual(Object.keys(OUTSIDE).sort());
});

test('the public routes outside the contract answer everybody the same', async () => {
  await newPeople();
  for (const principal of principals) {
    for (const [name, expected] of Object.entries(OUTSIDE)) {
      const [method = 'GET', path = ''] = name.split(' ');
      const answer = await people[principal].send({
        method: method as 'GET',
        url: path.replace(':token', 'A'.repeat(43)),
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': contentTypeOf(path) },
        ...(method === 'POST' && { payload: path.includes('csp') ? '{}' : 'password=x' }),
      });
      expect([name, answer.statusCode]).toEqual([name, expected]);
    }
    const { headers } = await people[principal].visit('/api/settings/connect/spotify/');
    const isMember = principal === 'owner' || principal === 'another member';
    expect(String(headers.location).startsWith('https://spotify.test/')).toBe(isMember);
  }
});

/** Routes outside /api are public. */
const OPEN = [
  ...['/*', '/.well-known/security.txt', '/assets/*', '/favicon.svg', '/livez', '/metrics', '/offline.json'],
  ...['/readyz', '/registry.json', '/remotes/*', '/worker.js'],
];
const ROUTE = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/;

test('outside /api there are only pages, built files, the probes, the metrics and security.txt', () => {
  const above: string[] = [];
  const paths = server.app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = ROUTE.exec(line) ?? [];
      above.splice(indent.length / 4, Infinity, part);
      return methods.includes('GET') || methods.includes('POST') ? [above.join('')] : [];
    });
  expect(paths).toContain('/api/auth/signIn');
  expect(paths.filter((path) => !path.startsWith('/api/')).sort()).toEqual(OPEN.sort());
});

test('the server does not start with a route that declares no access', async () => {
  const folder = join(server.app.config.dataDir, 'second');
  const app = await buildApp(readConfig({ SEGUE_DATA_DIR: folder, LOG_LEVEL: 'silent' }));
  expect(() => app.get('/api/forgotten', async () => 'everything')).toThrow(
    'GET /api/forgotten does not declare its access.',
  );
  await app.close();
});

function contentTypeOf(path: string): string {
  return path.includes('csp') ? 'application/csp-report' : 'application/x-www-form-urlencoded';
}

// A user's data is in no answer to another user.
let owner: Browser;
let other: Browser;

beforeAll(async () => {
  owner = await server.member('owner-of-all@example.com');
  other = await server.member();
  await owner.connect('spotify', 'owners-spotify');
  await owner.like('owners-favorite');
  const form = new FormData();
  form.set('name', "Owner's list");
  await owner.sendForm('PUT', '/api/playlists', form);
  await owner.call('PUT', '/api/playback/volume', { newVolume: 0.1234 });
});

test.each([
  ['/api/auth/checkAuth', '0.1234'],
  ['/api/track/favorite', 'owners-favorite'],
  ['/api/playlists', "Owner's list"],
  ['/api/settings/profile', 'owner-of-all@example.com'],
  ['/api/settings/connections', 'owners-spotify'],
])('%s shows the data to its owner only', async (url, secret) => {
  expect((await owner.call('GET', url)).body).toContain(secret);
  expect((await other.call('GET', url)).body).not.toContain(secret);
  expect((await newBrowser(server.app).call('GET', url)).body).not.toContain(secret);
});
