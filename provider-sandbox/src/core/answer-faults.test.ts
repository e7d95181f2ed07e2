import { musicServerCalls } from '../musicserver/calls.fixture';
import { sandboxPerFile } from '../sandbox.fixture';
import { ask, bearer, soundcloudAppToken, spotifyAppToken } from '../test-client';

const sandbox = sandboxPerFile();
const music = musicServerCalls(() => ({
  url: sandbox.urls.musicServer,
  user: 'robin',
  password: 'robin sings',
}));

type Item = Record<string, unknown> | null;
type Page = { items: Item[]; next: string | null | undefined };

const pages = {
  'spotify-api': async (offset: number): Promise<Page> => {
    const url = `${sandbox.urls.spotifyApi}/v1/search?type=track&q=a&limit=10&offset=${offset}`;
    return (await ask(url, bearer(await spotifyAppToken(sandbox)))).json()['tracks'] as Page;
  },
  'soundcloud-api': async (offset: number): Promise<Page> => {
    const url = `${sandbox.urls.soundcloudApi}/tracks?q=a&limit=10&offset=${offset}&linked_partitioning=true`;
    const headers = { authorization: `OAuth ${await soundcloudAppToken(sandbox)}` };
    const answer = (await ask(url, { headers })).json() as { collection: Item[]; next_href: string | null };
    return { items: answer.collection, next: answer.next_href };
  },
  musicserver: async (offset: number): Promise<Page> => ({
    items: await music.search('', { songCount: '10', songOffset: String(offset) }),
    next: undefined,
  }),
} as const;
const services = Object.keys(pages) as (keyof typeof pages)[];

const inject = (service: keyof typeof pages, effect: string) =>
  sandbox.control.faults.add({ service, effect, always: true, path: PATHS[service] });
const PATHS = { 'spotify-api': '/v1/search', 'soundcloud-api': '/tracks', musicserver: '/rest/search3' };
const idOf = (item: Item) => item?.['urn'] ?? item?.['id'];

beforeEach(() => sandbox.control.change({ soundcloud: { shortPages: false } }));

describe.each(services)('%s', (service) => {
  const page = pages[service];

  test('zero-lengths: every length is 0', async () => {
    inject(service, 'zero-lengths');
    const { items } = await page(0);
    expect(items).toHaveLength(10);
    for (const item of items) expect(item?.['duration_ms'] ?? item?.['duration']).toBe(0);
  });

  test('blank-names: titles and names are spaces and zero-width characters', async () => {
    inject(service, 'blank-names');
    for (const item of (await page(0)).items) {
      expect(String(item?.['name'] ?? item?.['title'])).toBe(' \u200B\t');
    }
  });

  test('empty-pages: a page without items keeps its link to the next one', async () => {
    const { next } = await page(0);
    inject(service, 'empty-pages');
    expect(await page(0)).toMatchObject({ items: [], next });
  });

  test('null-places: every third place is null', async () => {
    inject(service, 'null-places');
    expect((await page(0)).items.map((item) => item === null)).toEqual(
      [0, 1, 0, 0, 1, 0, 0, 1, 0, 0].map(Boolean),
    );
  });

  test('repeated-pages: every page is the first one', async () => {
    const first = await page(0);
    inject(service, 'repeated-pages');
    expect((await page(30)).items.map(idOf)).toEqual(first.items.map(idOf));
  });

  test('overlapping-pages: a page begins five places before the end of the last one', async () => {
    const [first, second] = [await page(0), await page(10)];
    inject(service, 'overlapping-pages');
    const expected = [...first.items.slice(5), ...second.items.slice(0, 5)];
    expect((await page(10)).items.map(idOf)).toEqual(expected.map(idOf));
  });
});

test.each(['spotify-api', 'soundcloud-api'] as const)('%s no-next-page: a full page', async (service) => {
  inject(service, 'no-next-page');
  const { items, next } = await pages[service](0);
  expect([items.length, next]).toEqual([10, null]);
});

test('rate-limited-without-retry-after: a 429 without its header', async () => {
  inject('spotify-api', 'rate-limited-without-retry-after');
  const { status, headers } = await ask(
    `${sandbox.urls.spotifyApi}/v1/search?type=track&q=a`,
    bearer(await spotifyAppToken(sandbox)),
  );
  expect([status, headers.get('retry-after')]).toEqual([429, null]);
});

test('ends-early: a sound file ends after eight seconds as if it were complete', async () => {
  const song = (await music.search('Late Ferry'))[0]!;
  sandbox.control.faults.add({ service: 'musicserver', path: '/rest/stream', effect: 'ends-early' });
  const short = await music.call('stream', { id: song.id }, { headers: { range: 'bytes=0-' } });
  expect(short).toMatchObject({ status: 200 });
  expect(short.headers.get('content-length')).toBeNull();

  expect(short.bytes).toHaveLength(44 + 8 * 22_050 * 2);
  expect((await music.call('stream', { id: song.id })).bytes.length).toBe(song.size);
});
