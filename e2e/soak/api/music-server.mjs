// The music server's conformance suite and the API's adapter against a real Supysonic, with the faults of a server at home.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { none } from '../../../bench/report.mjs';
import { findPortPair } from '../../../tooling/start/ports.mjs';
import { runLive } from '../run-live.mjs';
import { faultRows } from './music-server/faults.mjs';
import { copyLibrary, createPlaylist } from './music-server/library.mjs';
import { EMAIL, productRows } from './music-server/product.mjs';
import { createSupysonic, ensureSupysonic, USER } from './music-server/supysonic.mjs';
import { registerUser, startApiServer } from './server.mjs';

const SUITE = 'providers/musicserver/sandbox/conformance';
const JEST = ['node_modules/jest/bin/jest.js', SUITE];

export async function run() {
  await ensureSupysonic();
  const port = await findPortPair(Number(process.env.SOAK_PORT ?? 4700) + 20);
  const api = await startApiServer({
    MUSIC_SERVER_URL: `http://127.0.0.1:${port}`,
    MUSIC_SERVER_NAME: 'Attic',
  });
  let server;
  try {
    const music = join(api.folder, 'music');
    mkdirSync(music);
    const { playlist } = await copyLibrary(`${api.sandboxUrl}/musicserver`, music);
    server = createSupysonic(join(api.folder, 'supysonic'), music, port);
    await server.start();
    await createPlaylist(server.url, playlist);
    const conforms = await runLive(JEST, {
      MUSIC_SERVER_TEST_URL: server.url,
      MUSIC_SERVER_TEST_USER: USER.username,
      MUSIC_SERVER_TEST_PASSWORD: USER.password,
    });
    const cookie = await registerUser(api.origin, EMAIL);
    return [
      none('conformance suite', conforms ? [] : ['failed: see above']),
      ...(await productRows(api, cookie)),
      ...(await faultRows(api, server, cookie)),
    ];
  } finally {
    await server?.remove();
    await api.stop();
  }
}
