// The listening history, and the listens to send on to other services.
import { sql, type Kysely } from 'kysely';

export async function createListens(database: Kysely<unknown>): Promise<void> {
  for (const statement of TABLES.split(';')) await sql.raw(statement).execute(database);
}

// The key of listens is in the order in which the history is read.
const TABLES = `
  alter table users add column history_paused integer default 0 not null;
  alter table tracks add column search_text text;
  create table listens (
    user_id integer not null references users (id) on delete cascade,
    listened_at text not null, provider text not null, track_id text not null,
    primary key (user_id, listened_at, provider, track_id),
    foreign key (provider, track_id) references tracks (provider, track_id)
  );
  create index listens_by_track on listens (provider, track_id);
  create table scrobble_targets (
    user_id integer not null references users (id) on delete cascade,
    target text not null, server_url text, token text, account text,
    needs_token integer default 0 not null,
    primary key (user_id, target)
  );
  create table scrobbles (
    user_id integer not null, target text not null,
    listened_at text not null, provider text not null, track_id text not null,
    due_at text, attempts integer default 0 not null, may_have_arrived integer default 0 not null,
    primary key (user_id, target, listened_at, provider, track_id),
    foreign key (user_id, target) references scrobble_targets (user_id, target) on delete cascade
  );
  create index scrobbles_due on scrobbles (due_at) where due_at is not null;
  create index scrobbles_by_age on scrobbles (listened_at)`;
