// The bare server that the API is compared with: Fastify and @photostructure/sqlite, one prepared statement per request; no session, log or
// validation. `node bare-server.mjs <database file> <port>`; the file is a copy of the API's.
import { DatabaseSync } from '@photostructure/sqlite';
import Fastify from 'fastify';

const [file, port] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec('pragma journal_mode = wal; pragma foreign_keys = on; pragma synchronous = full');
// What the API answers for a user, as rows of one table.
database.exec(`
  create table cards as
    select user_id, playlists.id as playlistId, name, null as imageUrl, created_at as createdAt, changed_at as changedAt,
      count(*) as trackCount, sum(duration) as duration,
      (select json_group_array(image_url) from (
        select image_url from playlist_tracks join tracks using (provider, track_id)
        where playlist_id = playlists.id order by position limit 4
      )) as coverUrls
    from playlists
      join playlist_tracks on playlist_id = playlists.id
      join tracks using (provider, track_id)
    group by playlists.id;
  create index cards_by_user on cards (user_id);
`);
const select = database.prepare('select * from cards where user_id = ?');
const insert = database.prepare(
  'insert into favorites (user_id, provider, track_id, favorited_at) values (?, ?, ?, ?)',
);

const app = Fastify();
// Also keeps the connection, which the garbage collector would close together with its statements.
app.addHook('onClose', () => database.close());
app.get('/playlists/:user', (request) => ({ playlists: select.all(request.params.user) }));
app.post('/favorite/:user', (request, reply) => {
  insert.run(request.params.user, request.body.provider, request.body.trackId, new Date().toISOString());
  reply.code(201);
  return { success: true };
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
