// PORT: back-offs after a 429 that all servers keep, also over a restart: a provider counts the requests of all of them.
import type { Clock } from '../time';
import type { Database } from '../database/tables';

export type SharedBackoff = {
  /** Epoch milliseconds until which this client sends nothing, as far as any server knew a second ago; 0 = it may send. */
  read: (client: string) => Promise<number>;
  /** Makes the other servers wait too. Never rejects: without it each server gets a 429 of its own. */
  write: (client: string, until: number) => void;
};

/** For tests and for commands without a database. */
export const NO_SHARED_BACKOFF: SharedBackoff = { read: async () => 0, write: () => undefined };

const READ_EVERY_MS = 1000;

/** Keeps the back-offs in the database; reads all of them together, at most once a second. */
export function createDatabaseBackoff(parts: {
  database: Database;
  clock: Clock;
  /** Called when the database fails: each server then keeps its own back-offs. */
  report: (error: unknown) => void;
}): SharedBackoff {
  const { database, clock, report } = parts;
  let readAt = -Infinity;
  let reading: Promise<ReadonlyMap<string, number>> = Promise.resolve(new Map());

  async function readAll(now: number): Promise<ReadonlyMap<string, number>> {
    try {
      const rows = await database
        .selectFrom('provider_backoffs')
        .selectAll()
        .where('ends_at', '>', new Date(now).toISOString())
        .execute();
      return new Map(rows.map(({ client, ends_at }) => [client, Date.parse(ends_at)]));
    } catch (error) {
      report(error);
      return new Map();
    }
  }

  return {
    async read(client) {
      const now = clock().getTime();
      if (now - readAt >= READ_EVERY_MS) {
        readAt = now;
        reading = readAll(now);
      }
      return (await reading).get(client) ?? 0;
    },
    write(client, until) {
      const row = { ends_at: new Date(until).toISOString() };
      database
        .insertInto('provider_backoffs')
        .values({ client, ...row })
        .onConflict((conflict) =>
          conflict.column('client').doUpdateSet(row).where('provider_backoffs.ends_at', '<', row.ends_at),
        )
        .execute()
        .catch(report);
    },
  };
}
