// One provider token, encrypted as the server encrypts it: it must still be readable after a move.
import Database from 'better-sqlite3';
import { loadSource } from '../../../../tooling/registry/load-source.mjs';

const TOKEN = 'a token of Spotify';
const NOW = '2026-03-01T12:00:00.000Z';

const cipherWith = async (key) =>
  (await loadSource('api', 'src/secrets/token-cipher.ts')).createTokenCipher(key);
const nameOf = (user) => `${user}:spotify:access`;

/** Connects the first user. @param {string} file of the SQLite database @param {string} key of the server */
export async function storeToken(file, key) {
  const database = new Database(file);
  const user = database.prepare('select min(id) from users').pluck().get();
  const token = (await cipherWith(key)).encrypt(TOKEN, nameOf(user));
  database
    .prepare(
      `insert into connections (provider, provider_user_id, user_id, access_token, scope, connected_at, authorized_at)
       values ('spotify', 'ada', ?, ?, '', '${NOW}', '${NOW}')`,
    )
    .run(user, token);
  database.close();
}

/** @returns {Promise<string[]>} empty when the token in the database decrypts */
export async function tokenProblem(postgres, name, key) {
  const [user, token] = postgres.query('select user_id, access_token from connections', name).split('|');
  return (await cipherWith(key)).decrypt(token, nameOf(user)) === TOKEN ? [] : ['the token does not decrypt'];
}
