// Decides who may become a user. Every way in asks here, in the transaction that inserts the user.
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/tables';
import { failure } from '../../failure';
import { findInvite, consumeInvite } from './invites';

type Parts = Pick<FastifyInstance, 'config' | 'clock'>;
type Lookup = (database: Database, hash: string, now: Date) => Promise<boolean>;

/** Uses up the invite, where registration needs one. `invite` is the hash of its token. */
export async function admitNewUser(
  parts: Parts,
  transaction: Database,
  invite: string | null,
): Promise<void> {
  return admit(parts, transaction, invite, consumeInvite);
}

/** Fails as `admitNewUser` would. Asked before an email is looked up, so that no visitor learns which emails have accounts. */
export async function requireAdmission(
  parts: Parts,
  database: Database,
  invite: string | null,
): Promise<void> {
  return admit(parts, database, invite, findInvite);
}

async function admit({ config, clock }: Parts, database: Database, invite: string | null, accepts: Lookup) {
  if (config.registration === 'open') return;
  if (config.registration === 'closed') failure('registrationClosed');
  if (invite === null) failure('inviteRequired');
  if (!(await accepts(database, invite, clock()))) failure('inviteInvalid');
}
