// Invite links for registration, of which only the hash is stored.
import { sql, type Kysely } from 'kysely';

export async function addInvites(transaction: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(transaction);
}

const STATEMENTS = [
  // Without a creator: made by the operator.
  `create table invites (
    token_hash text primary key,
    created_by integer references users (id) on delete cascade,
    created_at text not null,
    expires_at text not null
  )`,
  'create index invites_by_creator on invites (created_by)',
  // The invite with which a provider sign-in was started.
  'alter table oauth_transactions add column invite_hash text',
];
