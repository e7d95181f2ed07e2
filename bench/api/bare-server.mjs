// The bare server that the API is compared with: Fastify and better-sqlite3, one prepared statement per request; no session, log or
// validation. `node bare-server.mjs <database file> <port>`; the file is a copy of the API's.
import Database from 'better-sqlite3';
import Fastify from 'fastify';

const [file, port] = process.argv.slice(2);
const database = new Database(file);
database.pragma('journal_mode = wal');
database.pragma('foreign_keys = on');
database.pragma('synchronous = full');
const select = database.prepare(
  'select id, name, created_at, changed_at from playlists where user_id = ? order by id',
);
const insert = database.prepare(
  'insert into favorites (user_id, provider, track_id, favorited_at) values (?, ?, ?, ?)',
);

const app = Fastify();
app.get('/playlists/:user', (request) => ({ playlists: select.all(request.params.user) }));
app.post('/favorite/:user', (request, reply) => {
  insert.run(request.params.user, request.body.provider, request.body.trackId, new Date().toISOString());
  reply.code(201);
  return { success: true };
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
