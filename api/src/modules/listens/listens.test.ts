import { routes, type QueryOf } from '@segue/contract';
import {
  bodyOf,
  expectError,
  memberPerTest,
  serverPerFile,
  type Browser,
} from '../../testing/server.fixture';
import type {} from '../tracks/background-refresh';
import { insertListen } from './repository';

const server = serverPerFile();
const member = memberPerTest(server);
const PATH = routes.addListen.path;
const MINUTE_MS = 60_000;
const minutesAgo = (minutes: number): string =>
  new Date(server.app.clock().getTime() - minutes * MINUTE_MS).toISOString();

const hear = (trackId: string, startedAt: string, browser: Browser = member) =>
  browser.call('POST', PATH, { provider: 'spotify', trackId, startedAt });
async function history(query: QueryOf<typeof routes.listListens> = {}, browser: Browser = member) {
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return bodyOf(await browser.call('GET', `${PATH}?${search}`), routes.listListens.answers[200]);
}
const idsOf = ({ listens }: Awaited<ReturnType<typeof history>>) => listens.map(({ track }) => track.id);

test('history: newest first with its time; a repeated request adds nothing [HISTORY-02] [HISTORY-03]', async () => {
  const first = minutesAgo(10);
  expect((await hear('one', first)).statusCode).toBe(200);
  await hear('two', minutesAgo(5));
  expect((await hear('one', first)).statusCode).toBe(200);
  await hear('one', minutesAgo(1));
  const found = await history();
  expect(idsOf(found)).toEqual(['one', 'two', 'one']);
  expect(found).toMatchObject({ hasMore: false, isPaused: false });
  expect(found.listens.at(-1)).toMatchObject({ listenedAt: first, track: { title: 'Song one' } });
});

test('history: pages of 50, each from the end of the one before [HISTORY-03]', async () => {
  const start = server.app.clock().getTime() - 90 * MINUTE_MS;
  for (let index = 0; index < 51; index += 1)
    await hear(`t${index}`, new Date(start + index * MINUTE_MS).toISOString());
  const page = await history();
  expect([page.listens.length, page.hasMore]).toEqual([50, true]);
  const rest = await history({ before: page.listens.at(-1)!.listenedAt });
  expect([idsOf(rest), rest.hasMore]).toEqual([['t0'], false]);
});

test('history: found by words of title and artists, whatever their case and accents [HISTORY-04]', async () => {
  const { answers } = server.providers.spotify;
  const { track } = answers;
  answers.track = (id) => ({
    ...track(id)!,
    title: id === 'harbour' ? 'Mïdnight Harbour 100%' : 'Other',
    artistInfo: [{ id: 'a', name: 'Ada' }],
  });
  await hear('harbour', minutesAgo(2));
  await hear('other', minutesAgo(1));
  answers.track = track;
  for (const query of ['harbour ada', 'MIDNIGHT', '100%'])
    expect([query, idsOf(await history({ query }))]).toEqual([query, ['harbour']]);
  // Neither the address of the cover nor a pattern of SQL is a title.
  for (const query of ['jpg', '_ther', 'har%ada']) expect(idsOf(await history({ query }))).toEqual([]);
});

test('history: paused it keeps nothing; cleared it is empty; others keep theirs [HISTORY-05] [HISTORY-06]', async () => {
  const other = await server.member();
  await hear('kept', minutesAgo(3), other);
  await hear('before', minutesAgo(3));
  await member.call('PUT', PATH, { isPaused: true });
  await hear('meanwhile', minutesAgo(2));
  expect(await history()).toMatchObject({ isPaused: true, listens: [{ track: { id: 'before' } }] });
  await member.call('PUT', PATH, { isPaused: false });
  await hear('after', minutesAgo(1));
  expect(idsOf(await history())).toEqual(['after', 'before']);
  await member.call('DELETE', PATH);
  expect(idsOf(await history())).toEqual([]);
  expect(idsOf(await history({}, other))).toEqual(['kept']);
});

test('history: more listens than the limit push out the oldest [HISTORY-07]', async () => {
  for (const [index, id] of ['a', 'b', 'c'].entries()) await hear(id, minutesAgo(9 - index));
  const newest = (await server.rows('listens')).find((row) => row.track_id === 'c');
  await insertListen(server.app.database, newest!, 2);
  expect(idsOf(await history())).toEqual(['c', 'b']);
});

test.each<[string, () => string, 'badRequest']>([
  ['of a month ago', () => minutesAgo(31 * 24 * 60), 'badRequest'],
  ['of the day after tomorrow', () => minutesAgo(-2 * 24 * 60), 'badRequest'],
  ['at no time', () => 'yesterday', 'badRequest'],
])('history: a listen %s is refused', async (_what, startedAt, code) => {
  expectError(await hear('one', startedAt()), code);
});

test('history: a track that its provider does not know is refused; the track of a listen stays stored', async () => {
  expectError(await hear('missing', minutesAgo(1)), 'trackNotFound');
  await hear('kept', minutesAgo(1));
  server.wait(3 * 86_400);
  await server.app.trackRefresh.limitAge();
  expect((await server.rows('tracks')).map((row) => row.track_id)).toContain('kept');
});
