// What is held in a transaction is as it is: on PostgreSQL, where transactions overlap, who holds waits for who is changing.
import type { Kysely } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Tables } from '../../database/tables';
import { deleteSessionsOf, lockSession, insertSession } from '../../plugins/sessions/session-store';
import { hashOf } from '../../secrets/opaque-id';
import { openTestDatabase } from '../../testing/test-database';
import { changePassword, lockUser, insertUser } from '../auth/repository';
import { deleteConnection, lockOwner, saveConnection } from './repository';

const NOW = '2026-03-01T12:00:00.000Z';
/** Long enough for a question that does not wait to be answered. */
const ANSWERED_MS = 100;

let database: Kysely<Tables>;
let close: () => Promise<void>;
let userId: number;
beforeEach(async () => {
  ({ database, close } = await openTestDatabase());
  const email = 'held@example.com';
  userId = (await insertUser(database, { email, key: email, passwordHash: 'old' }, NOW)).id;
});
afterEach(() => close());

/** What `hold` finds when it asks while `change` has happened and is not committed. */
async function heldDuring<Found>(
  change: (transaction: Database) => Promise<unknown>,
  hold: (transaction: Database) => Promise<Found>,
): Promise<Found> {
  let holding: Promise<Found> | undefined;
  await database.transaction().execute(async (transaction) => {
    await change(transaction);
    holding = database.transaction().execute(hold);
    await Promise.race([holding, sleep(ANSWERED_MS)]);
  });
  if (!holding) throw new Error('nothing was asked');
  return holding;
}

test('lockUser waits for a running password change and reads the new password', async () => {
  const held = await heldDuring(
    (transaction) => changePassword(transaction, userId, { from: 'old', to: 'new' }, NOW),
    (transaction) => lockUser(transaction, userId),
  );
  expect(held?.password_hash).toBe('new');
});

test('lockSession waits for a running logout and finds no session', async () => {
  const idHash = hashOf(await insertSession(database, userId, new Date(NOW)));
  expect(await database.transaction().execute((inside) => lockSession(inside, idHash, userId))).toBe(true);
  const isHeld = await heldDuring(
    (transaction) => deleteSessionsOf(transaction, userId),
    (transaction) => lockSession(transaction, idHash, userId),
  );
  expect(isHeld).toBe(false);
});

test('lockOwner waits for a running disconnect and finds no owner', async () => {
  await saveConnection(database, {
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
  const owner = await heldDuring(
    (transaction) => deleteConnection(transaction, userId, 'spotify'),
    (transaction) => lockOwner(transaction, 'spotify', 'listener'),
  );
  expect(owner).toBeNull();
});
