// Who may do what, tried for every route of the contract: a new route is tried without being mentioned here.
import { routes, type Route, type RouteName } from '@segue/contract';
import type { Browser } from '../testing/browser';
import { round } from '../testing/provider-round';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server';

type Principal = 'visitor' | 'newcomer without password' | 'owner' | 'another member';

let server: TestServer;
let people: Record<Principal, Browser>;
let ownedPlaylist: number;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const trackIn = (playlistId: number) => ({ playlistId, trackId: 'kept', provider: 'spotify' });
const credentials = () => ({ email: `${Math.random()}@example.com`, password: PASSWORD });

/** A valid body where a route needs one; about the owner's playlist where it can be about something. */
const bodies: Partial<Record<RouteName, () => object>> = {
  registerUser: credentials,
  signIn: credentials,
  setupAccount: credentials,
  providerToken: () => ({ provider: 'spotify' }),
  saveVolume: () => ({ newVolume: 0.5 }),
  addFavorite: () => ({ trackId: 'kept', provider: 'spotify' }),
  removeFavorite: () => ({ trackId: 'kept', provider: 'spotify' }),
  deletePlaylist: () => ({ playlistId: ownedPlaylist }),
  addPlaylistTrack: () => trackIn(ownedPlaylist),
  movePlaylistTrack: () => ({ ...trackIn(ownedPlaylist), before: null }),
  removePlaylistTrack: () => trackIn(ownedPlaylist),
  updateProfile: () => ({ email: credentials().email }),
};
const ABOUT_A_PLAYLIST: readonly RouteName[] = [
  'listPlaylistTracks',
  'deletePlaylist',
  'addPlaylistTrack',
  'movePlaylistTrack',
  'removePlaylistTrack',
];

/** A call may sign its caller in or out or delete things, so every route gets people and data of its own. */
async function newPeople(): Promise<void> {
  const newcomer = server.visitor();
  await round(newcomer, 'soundcloud', `newcomer-${Math.random()}`);
  const owner = await server.member();
  const form = new FormData();
  form.set('name', 'Owned');
  const created = await owner.sendForm('PUT', '/api/playlists', form);
  ownedPlaylist = created.json().playlist.playlistId;
  await owner.call('PUT', '/api/playlists/track', trackIn(ownedPlaylist));
  people = {
    visitor: server.visitor(),
    'newcomer without password': newcomer,
    owner,
    'another member': await server.member(),
  };
}

const names = Object.keys(routes) as RouteName[];
const principals: Principal[] = ['visitor', 'newcomer without password', 'owner', 'another member'];

async function callAs(principal: Principal, name: RouteName): Promise<number> {
  const route: Route = routes[name];
  const browser = people[principal];
  const url = route.path
    .replace(':id', String(ownedPlaylist))
    .replace(':provider', 'spotify')
    .replace(':query', 'blue')
    .replace(':limit', '20')
    .replace(':offset', '0');
  if (route.multipart) {
    const form = new FormData();
    form.set('name', 'Another');
    return (await browser.sendForm(route.method, url, form)).statusCode;
  }
  return (await browser.call(route.method, url, bodies[name]?.())).statusCode;
}

const refusal = (principal: Principal, { access }: Route): number | null => {
  if (access === 'anyone') return null;
  if (principal === 'visitor') return 401;
  if (principal === 'newcomer without password' && access === 'member') return 403;
  return null;
};

describe.each(names)('%s', (name) => {
  beforeAll(newPeople);

  test.each(principals)('for a %s', async (principal) => {
    const status = await callAs(principal, name);
    const expected = refusal(principal, routes[name]);
    if (expected !== null) expect(status).toBe(expected);
    else if (principal === 'another member' && ABOUT_A_PLAYLIST.includes(name)) expect(status).toBe(404);
    else expect([200, 201, 404, 409]).toContain(status);
    if (principal === 'owner' && ABOUT_A_PLAYLIST.includes(name)) expect(status).toBe(200);
  });
});

test('every route of the contract is answered by the server', () => {
  const missing = names.filter((name) => {
    const { method, path }: Route = routes[name];
    return !server.app.hasRoute({ method, url: path });
  });
  expect(missing).toEqual([]);
});
