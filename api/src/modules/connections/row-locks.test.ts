// Row locks: on PostgreSQL, where transactions overlap, a lock waits for a running change and then reads its result.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../database/tables';
import { deleteSessionsOf, lockSession, insertSession } from '../../plugins/sessions/session-store';
import { hashOf } from '../../secrets/opaque-id';
import { changeCredentials, lockUser, insertUser } from '../auth/repository';
import {
  deleteConnection,
  lockOwner,
  saveConnection,
  selectConnections,
  type ConnectionRow,
} from './repository';
import { databasePerTest } from '../../testing/server.fixture';

const NOW = '2026-03-01T12:00:00.000Z';
/** Long enough for a query that does not wait for the lock. */
const ANSWERED_MS = 100;

const opened = databasePerTest();
let userId: number;
beforeEach(async () => {
  const email = 'held@example.com';
  userId = (await insertUser(opened.database, { email, key: email, passwordHash: 'old' }, NOW)).id;
});

/** The rows that the locking query returns when it runs before the change is committed. */
async function heldDuring<Found>(
  change: (transaction: Database) => Promise<unknown>,
  hold: (transaction: Database) => Promise<Found>,
): Promise<Found> {
  let holding: Promise<Found> | undefined;
  await opened.database.transaction().execute(async (transaction) => {
    await change(transaction);
    holding = opened.database.transaction().execute(hold);
    await Promise.race([holding, sleep(ANSWERED_MS)]);
  });
  if (!holding) throw new Error('nothing was asked');
  return holding;
}

test('lockUser waits for a running password change and reads the new password', async () => {
  const held = await heldDuring(
    (transaction) => changeCredentials(transaction, userId, { password: { from: 'old', to: 'new' } }, NOW),
    (transaction) => lockUser(transaction, userId),
  );
  expect(held?.password_hash).toBe('new');
});

test('lockSession waits for a running logout and finds no session', async () => {
  const idHash = hashOf(await insertSession(opened.database, userId, new Date(NOW)));
  expect(await opened.database.transaction().execute((inside) => lockSession(inside, idHash, userId))).toBe(
    true,
  );
  const isHeld = await heldDuring(
    (transaction) => deleteSessionsOf(transaction, userId),
    (transaction) => lockSession(transaction, idHash, userId),
  );
  expect(isHeld).toBe(false);
});

const connection = (): ConnectionRow => ({
  user_id: userId,
  provider: 'spotify',
  provider_user_id: 'listener',
  display_name: null,
  premium: null,
  access_token: null,
  refresh_token: null,
  token_expires_at: null,
  scope: '',
  connected_at: NOW,
  authorized_at: NOW,
  needs_reconnect: 0,
  renewed_by: null,
  renewal_ends_at: null,
});

test('lockOwner waits for a running disconnect and finds no owner', async () => {
  await saveConnection(opened.database, connection());
  const owner = await heldDuring(
    (transaction) => deleteConnection(transaction, userId, 'spotify'),
    (transaction) => lockOwner(transaction, 'spotify', 'listener'),
  );
  expect(owner).toBeNull();
});

test('a connection that is saved twice at the same moment is one, without an error', async () => {
  await Promise.all([
    saveConnection(opened.database, connection()),
    saveConnection(opened.database, connection()),
  ]);
  expect(await selectConnections(opened.database, userId)).toHaveLength(1);
});
