import { createLinks } from '@segue/api/port/wire';
import { ProviderError } from '@segue/api/port/music-provider';
import type { UpstreamAnswer } from '@segue/api/port/send-once';
import { readCollection } from './lists';

const TOTAL = 230;
const item = (at: number) => ({ item: { id: `track${at}`, type: 'track', name: `Song ${at}`, artists: [] } });
const answer = (body: object): UpstreamAnswer => ({
  status: 200,
  header: () => null,
  text: JSON.stringify(body),
});

/** A playlist of 230 places; `itemAt` replaces a place, and the page at the offset `failing` is refused. */
function playlist({
  itemAt = item,
  failing = -1,
}: {
  itemAt?: (at: number) => object | null;
  failing?: number;
}) {
  const offsets: number[] = [];
  let running = 0;
  let mostAtOnce = 0;
  const read = async (path: string): Promise<UpstreamAnswer> => {
    const { searchParams } = new URL(path, 'http://spotify.test');
    if (!path.includes('/items')) return answer({ id: 'list', name: 'Harbour' });
    const [offset, limit] = ['offset', 'limit'].map((name) => Number(searchParams.get(name))) as [
      number,
      number,
    ];
    offsets.push(offset);
    mostAtOnce = Math.max(mostAtOnce, (running += 1));
    await Promise.resolve();
    running -= 1;
    if (offset === failing) throw new ProviderError('rate');
    const places = Array.from({ length: Math.min(limit, TOTAL - offset) }, (_, at) => itemAt(offset + at));
    return answer({ items: places, total: TOTAL, next: null });
  };
  const parts = {
    read,
    market: 'GB',
    links: createLinks({ pages: [], images: [] }),
    report: () => undefined,
  };
  return { load: () => readCollection('playlist', 'list', parts), offsets, mostAtOnce: () => mostAtOnce };
}

test('Spotify: the pages of a long list are requested in order [DATA-36]', async () => {
  const { load, offsets, mostAtOnce } = playlist({});
  expect((await load()).tracks).toHaveLength(TOTAL);
  expect(offsets).toEqual([0, 50, 100, 150, 200]);
  expect(mostAtOnce()).toBe(1);
});

test('Spotify: a refused page does not affect the others [DATA-36]', async () => {
  const list = await playlist({ failing: 50 }).load();
  expect(list).toMatchObject({ trackCount: TOTAL, missing: 50 });
  expect(list.tracks.map(({ id }) => id).slice(48, 52)).toEqual([
    'track48',
    'track49',
    'track100',
    'track101',
  ]);
});

test('Spotify: episodes are left out by their type, songs without artists are not [DATA-35]', async () => {
  const episode = {
    item: { id: 'episode1', type: 'episode', name: 'News', artists: [{ id: 'a', name: 'Ada' }] },
  };
  const song = { item: { id: 'bare', type: 'track', name: 'Bare' } };
  const itemAt = (at: number) => [episode, song, null][at] ?? (at < 3 ? null : item(at));
  const list = await playlist({ itemAt }).load();
  expect(list).toMatchObject({ trackCount: TOTAL, leftOut: 2 });
  expect(list.tracks[0]).toMatchObject({ id: 'bare', artistInfo: [] });
});
