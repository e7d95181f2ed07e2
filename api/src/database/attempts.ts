// Counted attempts in SQL: they survive a restart, and all servers on one database count together.
import { sql } from 'kysely';
import type { Database, Tables } from './tables';
import type { Kysely } from 'kysely';
import { hashOf } from '../secrets/opaque-id';

/** One thing an attempt counts for. */
export type Counter = {
  /** What is counted together, such as a network or an address; only its hash is stored. */
  about: string;
  limit: number;
  windowMs: number;
  /** Counts different values instead of attempts, such as the addresses one network tries. */
  differing?: string;
};

type Row = { key: string; part: string; count: number; ends_at: string };
type Keyed = Counter & { key: string; part: string };

/** So finely a window is cut: an attempt counts for its window, and for up to this part of it longer. */
const PARTS_OF_A_WINDOW = 24;

/**
 * Counts an attempt for all of these, or for none of them when one is full; then answers with the seconds to wait.
 * Count first, try then: many attempts at once cannot all slip through.
 */
export async function countAttempt(
  database: Kysely<Tables>,
  counters: readonly Counter[],
  now: Date,
): Promise<number | null> {
  const keyed = withKeys(counters, now);
  // Most attempts of a flood end here, at the price of one read.
  const wait = fullest(keyed, await liveRows(database, keyed, now), now);
  if (wait !== null) return wait;
  return database.transaction().execute(async (transaction) => {
    await add(transaction, keyed, now);
    const over = exceeded(keyed, await liveRows(transaction, keyed, now), now);
    if (over !== null) await subtract(transaction, keyed);
    return over;
  });
}

/** An attempt that succeeded was none; call it with what was counted, and when. */
export async function takeBackAttempt(
  database: Database,
  counters: readonly Counter[],
  countedAt: Date,
): Promise<void> {
  await subtract(database, withKeys(counters, countedAt));
}

/** Forgets what is counted about somebody, such as for an owner whom an operator lets in again. */
export async function forgetAttempts(database: Database, abouts: readonly string[]): Promise<void> {
  await database.deleteFrom('attempts').where('key', 'in', abouts.map(hashOf)).execute();
}

/** Forgets what does not count any more. */
export async function deleteEndedAttempts(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('attempts').where('ends_at', '<=', now.toISOString()).execute();
}

// Sorted, so that two transactions never wait for each other's rows.
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
      .where('key', '=', key)
      .where('part', '=', part)
      .where('count', '>', 0)
      .execute();
  }
}

/** Seconds to wait when one more attempt is too many. */
function fullest(keyed: readonly Keyed[], rows: readonly Row[], now: Date): number | null {
  return waitOf(keyed, rows, now, (counter, own) => {
    if (counter.differing === undefined) return sumOf(own) >= counter.limit;
    return own.length >= counter.limit && !own.some(({ part }) => part === counter.part);
  });
}

/** Seconds to wait when the attempt that was just counted is one too many. */
function exceeded(keyed: readonly Keyed[], rows: readonly Row[], now: Date): number | null {
  return waitOf(keyed, rows, now, (counter, own) => {
    const counted = counter.differing === undefined ? sumOf(own) : own.length;
    return counted > counter.limit;
  });
}

function waitOf(
  keyed: readonly Keyed[],
  rows: readonly Row[],
  now: Date,
  isFull: (counter: Keyed, own: readonly Row[]) => boolean,
): number | null {
  const waits = keyed.flatMap((counter) => {
    const own = rows.filter(({ key }) => key === counter.key);
    if (!isFull(counter, own)) return [];
    const first = Math.min(...own.map(({ ends_at }) => Date.parse(ends_at)));
    return [Math.max(1, Math.ceil((first - now.getTime()) / 1000))];
  });
  return waits.length > 0 ? Math.max(...waits) : null;
}

function sumOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}
