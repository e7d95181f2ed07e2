// Favorites of a music server's songs and the stars there, through the routes and the sandbox.
import { setTimeout as pause } from 'node:timers/promises';
import { startMusicServer } from '../../testing/music-server.fixture';
import { MUSIC_SERVER_USER } from '../../testing/sandbox-providers';
import type { Browser } from '../../testing/server.fixture';

const { sandbox, server, connect, song, calls, fault } = startMusicServer();
const STARRED = '/rest/getStarred2.view';

let tags = 0;
let username: string;
beforeEach(() => void (username = `robin+${(tags += 1)}`));
const account = () => ({ ...MUSIC_SERVER_USER, username });
const member = async () => {
  const browser = await server().member();
  await connect(browser, account());
  return browser;
};

/** A call of the same user with another app of the server. */
async function atServer(method: string, id = '', as = username) {
  const query = new URLSearchParams({
    u: as,
    p: MUSIC_SERVER_USER.password,
    c: 'x',
    v: '1.13.0',
    f: 'json',
    id,
  });
  const answer = await fetch(`${sandbox().urls.musicServer}/rest/${method}.view?${query}`);
  return ((await answer.json()) as Record<string, Record<string, unknown>>)['subsonic-response']!;
}
const stars = async (as?: string) => {
  const { song: songs = [] } = (await atServer('getStarred2', '', as))['starred2'] as {
    song?: { id: string }[];
  };
  return songs.map(({ id }) => id).sort();
};
const favorites = async (browser: Browser) =>
  ((await browser.read('listFavorites')).musicserverFavoriteTracks ?? []).map(({ id }) => id).sort();

/** Repeats until the work in the background has led to this. */
async function eventually<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
  for (let time = 0; time < 200; time += 1) {
    if (JSON.stringify(await read()) === JSON.stringify(expected)) return;
    await pause(10);
  }
  expect(await read()).toEqual(expected);
}
/** Reads the favorites a minute later, which compares them, until they are these. */
const compared = (browser: Browser, expected: string[]) =>
  eventually(async () => {
    server().wait(61);
    return favorites(browser);
  }, expected);

test('a heart stars the song there, and its end unstars it [MUSIC-54]', async () => {
  const browser = await member();
  const { id } = await song(browser);
  await browser.like(id, 'musicserver');
  await eventually(stars, [id]);
  await browser.unlike(id, 'musicserver');
  await eventually(stars, []);
});

test('a song starred there is a favorite since then, until it is unstarred there [MUSIC-54]', async () => {
  // Later than the sandbox's clock.
  server().wait(300 * 86_400);
  const browser = await member();
  const { id } = await song(browser);
  await atServer('star', id);
  await compared(browser, [id]);
  const [track] = (await browser.read('listFavorites')).musicserverFavoriteTracks!;
  const { starred } = (await atServer('getSong', id))['song'] as { starred: string };
  expect(track).toMatchObject({ title: expect.any(String), favoritedAt: starred });
  await atServer('unstar', id);
  await compared(browser, []);
});

test('hearts made and removed while the server is away survive, and reach it later [MUSIC-55]', async () => {
  const browser = await member();
  const [former, added] = [await song(browser, 0), await song(browser, 1)].map(({ id }) => id) as [
    string,
    string,
  ];
  await browser.like(former, 'musicserver');
  await eventually(stars, [former]);
  for (const path of ['/rest/star.view', '/rest/unstar.view', STARRED]) fault(path, 'server-error');
  expect((await browser.like(added, 'musicserver')).statusCode).toBe(201);
  expect((await browser.unlike(former, 'musicserver')).statusCode).toBe(200);
  server().wait(61);
  expect(await favorites(browser)).toEqual([added]);
  await eventually(async () => calls(STARRED).length > 0, true);
  sandbox().control.faults.clear();
  server().wait(600);
  await compared(browser, [added]);
  await eventually(stars, [added]);
});

test('another account of the server takes no favorite away [MUSIC-55]', async () => {
  const browser = await member();
  const { id } = await song(browser);
  await browser.like(id, 'musicserver');
  await eventually(stars, [id]);
  const other = `robin+other${tags}`;
  await connect(browser, { ...account(), username: other });
  await compared(browser, [id]);
  await eventually(() => stars(other), [id]);
});

test.each([
  ['fails', 'server-error'],
  [
    'answers without a list',
    { kind: 'answer', status: 200, body: { 'subsonic-response': { status: 'ok' } } },
  ],
])('a server that %s changes nothing, and delays no answer [MUSIC-55]', async (_what, effect) => {
  const browser = await member();
  const { id } = await song(browser);
  await browser.like(id, 'musicserver');
  await eventually(stars, [id]);
  fault(STARRED, effect as 'server-error');
  server().wait(61);
  expect(await favorites(browser)).toEqual([id]);
  await eventually(async () => calls(STARRED).length > 0, true);
  // One after the other: this one's star comes after the comparison.
  const later = (await song(browser, 1)).id;
  await browser.like(later, 'musicserver');
  sandbox().control.faults.clear();
  await eventually(stars, [id, later].sort());
  expect(await favorites(browser)).toEqual([id, later].sort());
});

test('favorites read again within a minute ask the server once; unconnected, never [MUSIC-54]', async () => {
  const asked = async () => calls(STARRED).filter(({ query }) => query['u'] === username).length;
  const stranger = await server().member();
  await favorites(stranger);
  const browser = await member();
  await favorites(browser);
  await favorites(browser);
  await eventually(asked, 1);
  server().wait(61);
  await favorites(browser);
  await eventually(asked, 2);
});
