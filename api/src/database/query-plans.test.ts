import { CompiledQuery, type Kysely, type RootOperationNode } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteExpiredShares } from '../modules/sharing/repository';
import { deleteUnkeptTracks } from '../modules/tracks/repository';
import { openDatabase } from './connection';
import type { Tables } from './tables';

let folder: string;
let database: Kysely<Tables>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'segue-plans-'));
  database = await openDatabase({ url: null, folder });
});
afterAll(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true });
});

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

test.each([
  ['expired shares', (open: Kysely<Tables>) => deleteExpiredShares(open, NOW), ['shares_by_expiry']],
  [
    'tracks in no list',
    (open: Kysely<Tables>) => deleteUnkeptTracks(open, 'spotify', NOW),
    ['favorites_by_track', 'playlist_tracks_by_track'],
  ],
])('deleting %s reads an index, not the whole table', async (_what, run, indexes) => {
  const steps = (await stepsOf(run)).join('\n');
  expect(steps).not.toMatch(/^SCAN /m);
  for (const index of indexes) expect(steps).toContain(index);
});
