import { CompiledQuery, type Kysely, type RootOperationNode } from 'kysely';

import { selectInvites } from '../modules/auth/invites';
import { selectFavorites } from '../modules/favorites/repository';
import { selectListens } from '../modules/listens/repository';
import { findDue } from '../modules/scrobbling/repository';
import { deleteExpiredShares } from '../modules/sharing/service';
import { deleteUnkeptTracks } from '../modules/tracks/repository';
import { openDatabase } from './connection';
import type { Tables } from './tables';
import { temporaryFolder } from '../testing/temporary-folder.fixture';

let database: Kysely<Tables>;
beforeAll(async () => {
  database = await openDatabase({ url: null, folder: temporaryFolder() });
});
afterAll(() => database.destroy());

/** The steps in which SQLite runs the statements. */
async function stepsOf(run: (database: Kysely<Tables>) => Promise<unknown>): Promise<string[]> {
  const nodes: RootOperationNode[] = [];
  await run(
    database.withPlugin({
      transformQuery: ({ node }) => (nodes.push(node), node),
      transformResult: async ({ result }) => result,
    }),
  );
  const steps: string[] = [];
  for (const node of nodes) {
    const { sql, parameters } = database.getExecutor().compileQuery(node, { queryId: 'plan' });
    const plan = await database.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    );
    steps.push(...plan.rows.map(({ detail }) => detail));
  }
  return steps;
}

const NOW = '2026-03-01T12:00:00.000Z';

test.each<[string, (open: Kysely<Tables>) => Promise<unknown>, string[]]>([
  ['listing favorites', (open) => selectFavorites(open, 1), ['favorites_newest']],
  ["listing a user's invites", (open) => selectInvites(open, 1, new Date(NOW)), ['invites_by_creator']],
  ['deleting expired shares', (open) => deleteExpiredShares(open, NOW), ['shares_by_expiry']],
  [
    'deleting tracks in no list',
    (open) => deleteUnkeptTracks(open, 'spotify', NOW),
    ['favorites_by_track', 'listens_by_track', 'playlist_tracks_by_track'],
  ],
  [
    'reading the history',
    (open) => selectListens(open, 1, { before: NOW, words: ['a'], limit: 51 }),
    ['sqlite_autoindex_listens_1'],
  ],
  ['finding listens to send', (open) => findDue(open, NOW), ['scrobbles_due']],
])('%s reads an index, not the whole table', async (_what, run, indexes) => {
  const steps = (await stepsOf(run)).join('\n');
  expect(steps).not.toMatch(/^SCAN |TEMP B-TREE FOR ORDER BY/m);
  for (const index of indexes) expect(steps).toContain(index);
});
