// Scrobble targets, and the outbox of listens to send to them, in SQL.
import { sql, type Selectable } from 'kysely';
import type { Database, Tables } from '../../database/tables';

export type DueRow = Selectable<Tables['scrobbles']> &
  Pick<Tables['scrobble_targets'], 'server_url' | 'token' | 'account'> & {
    /** Of the track; of songs for a provider, which knows them, it may be null. */
    payload: string;
  };

export const selectTargets = (database: Database, userId: number) =>
  database.selectFrom('scrobble_targets').selectAll().where('user_id', '=', userId).execute();

/** For each target that the user has chosen; a provider gets its own songs. One that was added before stays, also when it was sent. */
export async function insertScrobbles(database: Database, listen: Tables['listens'], now: string) {
  const { user_id, listened_at, provider, track_id } = listen;
  await sql`
    insert into scrobbles (user_id, target, listened_at, provider, track_id, due_at)
    select user_id, target, ${listened_at}, ${provider}, ${track_id}, ${now} from scrobble_targets
    where user_id = ${user_id} and target in ('listenbrainz', ${provider})
    on conflict do nothing
  `.execute(database);
}

/** Names of a song may be missing: they are deleted with the user's connection to its provider. */
export async function findDue(database: Database, now: string): Promise<DueRow | undefined> {
  const { rows } = await sql<DueRow>`
    select scrobbles.*, server_url, token, account, payload
    from scrobbles join scrobble_targets using (user_id, target) left join tracks using (provider, track_id)
    where due_at <= ${now} and needs_token = 0 and (target <> 'listenbrainz' or payload <> '{}')
    order by due_at limit 1
  `.execute(database);
  return rows[0];
}

type Change = Pick<DueRow, 'due_at' | 'attempts' | 'may_have_arrived'>;

/** False when another server has changed the row since it was read, or the target is off. */
export async function changeScrobble(database: Database, read: DueRow, to: Change): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update scrobbles
    set due_at = ${to.due_at}, attempts = ${to.attempts}, may_have_arrived = ${to.may_have_arrived}
    where user_id = ${read.user_id} and target = ${read.target} and listened_at = ${read.listened_at}
      and provider = ${read.provider} and track_id = ${read.track_id} and due_at = ${read.due_at}
  `.execute(database);
  return numAffectedRows === 1n;
}

/** Unless there is a newer token already. */
export async function refuseToken(database: Database, { user_id, target, token }: DueRow): Promise<void> {
  await sql`
    update scrobble_targets set needs_token = 1
    where user_id = ${user_id} and target = ${target} and coalesce(token, '') = ${token ?? ''}
  `.execute(database);
}
