// Identities at an OpenID Connect issuer or a proxy, each of which signs one account in.
import { sql, type Kysely } from 'kysely';

export async function addIdentities(transaction: Kysely<unknown>): Promise<void> {
  await sql`
    create table identities (
      issuer text not null,
      subject text not null,
      user_id integer not null references users (id) on delete cascade,
      primary key (issuer, subject)
    )
  `.execute(transaction);
  await sql`create index identities_by_user on identities (user_id)`.execute(transaction);
}
