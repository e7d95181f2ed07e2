// Songs that were favorites and starred at the user's own server when both were last compared. Another connection has others.
import { sql, type Kysely } from 'kysely';

const TABLE = `create table stars (
  user_id integer not null,
  provider text not null,
  track_id text not null,
  connected_at text not null,
  constraint stars_identity primary key (user_id, provider, track_id),
  constraint stars_connection foreign key (user_id, provider)
    references connections (user_id, provider) on delete cascade
)`;

export const createStars = async (database: Kysely<unknown>) => void (await sql.raw(TABLE).execute(database));
