// Sessions in SQL. Only hashes of session ids are stored: the id itself is in the cookie alone.
import type { UserSession } from '@segue/contract';
import { DatabaseError } from '../../database/failures';
import { prepare } from '../../database/prepared';
import type { Database } from '../../database/tables';
import { hashOf, isOpaqueId, newOpaqueId } from '../../secrets/opaque-id';
import type { Session } from '../contract-routes';

const DAY_S = 86_400;
export const SESSION_IDLE_S = 7 * DAY_S;
const SESSION_ABSOLUTE_S = 30 * DAY_S;
const LAST_SEEN_STEP_MS = 5 * 60_000;

export async function insertSession(
  database: Database,
  userId: number,
  now: Date,
  device: string | null = null,
): Promise<string> {
  const id = newOpaqueId();
  await database
    .insertInto('sessions')
    .values({
      id_hash: hashOf(id),
      user_id: userId,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SESSION_ABSOLUTE_S * 1000).toISOString(),
      device,
    })
    .execute();
  return id;
}

const selectSession = prepare((database, { idHash }: { idHash: string }) =>
  database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('identities', 'identities.user_id', 'sessions.user_id')
    .select([
      'users.id as userId',
      'users.password_hash',
      'identities.issuer',
      'identities.subject',
      'sessions.created_at',
      'sessions.last_seen_at',
      'sessions.expires_at',
    ])
    .where('sessions.id_hash', '=', idHash),
);

/** The session of an id from a cookie, unless it has expired; `renewed` = send the cookie again with a new lifetime. */
export async function readSession(
  database: Database,
  presented: unknown,
  now: Date,
  usesPasswords: boolean,
): Promise<{ session: Session; renewed: boolean } | null> {
  if (!isOpaqueId(presented)) return null;
  const idHash = hashOf(presented);
  const {
    rows: [row],
  } = await selectSession(database, { idHash });
  if (!row) return null;

  const idleMs = now.getTime() - Date.parse(row.last_seen_at);
  if (idleMs > SESSION_IDLE_S * 1000 || now.getTime() >= Date.parse(row.expires_at)) {
    await deleteSession(database, presented);
    return null;
  }
  // Not on every request: reading must stay cheap.
  const renewed = idleMs > LAST_SEEN_STEP_MS;
  if (renewed) {
    await database
      .updateTable('sessions')
      .set({ last_seen_at: now.toISOString() })
      .where('id_hash', '=', idHash)
      .execute()
      .catch(unlessUnwritable);
  }
  const hasPassword = row.password_hash !== null;
  const { issuer, subject } = row;
  const identity = issuer !== null && subject !== null ? { issuer, subject } : null;
  const session = {
    userId: row.userId,
    hasPassword,
    identity,
    isSetUp: hasPassword || identity !== null || !usesPasswords,
    // Every sign-in creates a new session, so its creation is the time of the last authentication.
    authenticatedAt: new Date(row.created_at),
  };
  return { session, renewed };
}

/** Locks the row of this account's session until the transaction ends; false when the session has ended. */
export async function lockSession(database: Database, idHash: string | null, userId: number) {
  const { numUpdatedRows } = await database
    .updateTable('sessions')
    .set((session) => ({ last_seen_at: session.ref('last_seen_at') }))
    .where('id_hash', '=', idHash)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A session can still be read while the disk is full. */
function unlessUnwritable(error: unknown): void {
  if (!(error instanceof DatabaseError) || error.kind !== 'unwritable') throw error;
}

export async function deleteSession(database: Database, presented: unknown): Promise<void> {
  if (!isOpaqueId(presented)) return;
  await database.deleteFrom('sessions').where('id_hash', '=', hashOf(presented)).execute();
}

/** The sessions of an account that have not expired: the current one, then the others, last active first. */
export async function selectSessions(
  database: Database,
  userId: number,
  currentHash: string | null,
  now: Date,
): Promise<UserSession[]> {
  const rows = await database
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .where('last_seen_at', '>', idleSince(now))
    .orderBy('last_seen_at', 'desc')
    .execute();
  const sessions = rows.map((row) => ({
    device: row.device,
    createdAt: row.created_at,
    lastActive: row.last_seen_at,
    isCurrent: row.id_hash === currentHash,
  }));
  return sessions.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Ends every session of an account, but for the one with `keptHash`; returns their number. */
export async function deleteSessionsOf(database: Database, userId: number, keptHash?: string) {
  const { numDeletedRows } = await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keptHash !== undefined, (others) => others.where('id_hash', '!=', keptHash!))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteAllSessions(database: Database): Promise<number> {
  const { numDeletedRows } = await database.deleteFrom('sessions').executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteExpiredSessions(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where((where) =>
      where.or([where('expires_at', '<', now.toISOString()), where('last_seen_at', '<', idleSince(now))]),
    )
    .execute();
}

function idleSince(now: Date): string {
  return new Date(now.getTime() - SESSION_IDLE_S * 1000).toISOString();
}
