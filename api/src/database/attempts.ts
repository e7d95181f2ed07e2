// Rate limits in SQL: the counts survive a restart and are shared by all servers on one database.
import { sql, type Kysely } from 'kysely';
import { failure } from '../failure';
import { hashOf } from '../secrets/opaque-id';
import type { Database, Tables } from './tables';

export type Counter = {
  /** Attempts with the same subject (a network, an email) count together; only its hash is stored. */
  about: string;
  limit: number;
  windowMs: number;
  /** Counts distinct values instead of attempts, for example the emails that one network tries. */
  differing?: string;
};

type Row = { key: string; part: string; count: number; ends_at: string };
type Keyed = Counter & { key: string; part: string };

/** A window has this many parts: an attempt counts for its window and at most 1/24 of it longer. */
const PARTS_OF_A_WINDOW = 24;

/** Counts in all counters before the attempt; if one is full, counts in none and returns the seconds to wait. */
export async function countAttempt(database: Kysely<Tables>, counters: readonly Counter[], now: Date) {
  const keyed = withKeys(counters, now);
  // In a flood most attempts end here, after one read.
  const wait = waitOf(keyed, await liveRows(database, keyed, now), now, 1);
  if (wait !== null) return wait;
  return database.transaction().execute(async (transaction) => {
    await add(transaction, keyed, now);
    const over = waitOf(keyed, await liveRows(transaction, keyed, now), now, 0);
    if (over !== null) await subtract(transaction, keyed);
    return over;
  });
}

/** Counts with the first of these that has attempts left; fails with `tooMany` when none has. */
export async function requireAttempt(
  database: Kysely<Tables>,
  alternatives: readonly (readonly Counter[])[],
  now: Date,
): Promise<readonly Counter[]> {
  const waits: number[] = [];
  for (const counters of alternatives) {
    const wait = await countAttempt(database, counters, now);
    if (wait === null) return counters;
    waits.push(wait);
  }
  return failure('tooMany', { retryAfterS: Math.min(...waits) });
}

/** Counts an attempt while it runs, or fails with `tooMany`. It stays counted only when it says so. */
export async function whileCounted<Result>(
  database: Kysely<Tables>,
  alternatives: readonly (readonly Counter[])[],
  now: Date,
  attempt: (stayCounted: () => void) => Promise<Result>,
): Promise<Result> {
  const counters = await requireAttempt(database, alternatives, now);
  let staysCounted = false;
  try {
    return await attempt(() => (staysCounted = true));
  } finally {
    if (!staysCounted) await takeBackAttempt(database, counters, now);
  }
}

/** Uncounts an attempt that succeeded; call with the same counters and the time it was counted. */
export async function takeBackAttempt(database: Database, counters: readonly Counter[], countedAt: Date) {
  await subtract(database, withKeys(counters, countedAt));
}

/** Resets counters, for example those of an owner who used a reset link. */
export async function forgetAttempts(database: Database, abouts: readonly string[]): Promise<void> {
  await database.deleteFrom('attempts').where('key', 'in', abouts.map(hashOf)).execute();
}

export async function deleteEndedAttempts(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('attempts').where('ends_at', '<=', now.toISOString()).execute();
}

// Sorted by key, so that two transactions lock rows in the same order and cannot deadlock.
function withKeys(counters: readonly Counter[], now: Date): Keyed[] {
  return counters
    .map((counter) => ({
      ...counter,
      key: hashOf(counter.about),
      part:
        counter.differing === undefined
          ? String(Math.floor((now.getTime() * PARTS_OF_A_WINDOW) / counter.windowMs))
          : hashOf(counter.differing),
    }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
}

async function liveRows(database: Database, keyed: readonly Keyed[], now: Date): Promise<Row[]> {
  return database
    .selectFrom('attempts')
    .selectAll()
    .where(
      'key',
      'in',
      keyed.map(({ key }) => key),
    )
    .where('ends_at', '>', now.toISOString())
    .where('count', '>', 0)
    .execute();
}

async function add(database: Database, keyed: readonly Keyed[], now: Date): Promise<void> {
  const rows = keyed.map(({ key, part, windowMs }) => ({
    key,
    part,
    count: 1,
    ends_at: new Date(now.getTime() + windowMs).toISOString(),
  }));
  await database
    .insertInto('attempts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['key', 'part']).doUpdateSet({
        count: sql<number>`case when attempts.ends_at > ${now.toISOString()} then attempts.count + 1 else 1 end`,
        ends_at: (excluded) => excluded.ref('excluded.ends_at'),
      }),
    )
    .execute();
}

async function subtract(database: Database, keyed: readonly Keyed[]): Promise<void> {
  for (const { key, part } of keyed) {
    await database
      .updateTable('attempts')
      .set({ count: sql<number>`count - 1` })
      .where((row) => row.and({ key, part }))
      .where('count', '>', 0)
      .execute();
  }
}

/** Seconds to wait when a limit is exceeded, with `uncounted` attempts that are not in the rows yet; null when none is. */
function waitOf(keyed: readonly Keyed[], rows: readonly Row[], now: Date, uncounted: 0 | 1): number | null {
  const waits = keyed.flatMap((counter) => {
    const own = rows.filter(({ key }) => key === counter.key);
    const counted =
      counter.differing === undefined
        ? own.reduce<number>((sum, { count }) => sum + count, uncounted)
        : new Set([counter.part, ...own.map(({ part }) => part)]).size;
    if (counted <= counter.limit) return [];
    const first = Math.min(...own.map(({ ends_at }) => Date.parse(ends_at)));
    return [Math.max(1, Math.ceil((first - now.getTime()) / 1000))];
  });
  return waits.length > 0 ? Math.max(...waits) : null;
}
