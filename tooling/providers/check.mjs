// `npm run providers:check`: asks the real services with your own credentials, and says what is missing or wrong.
import { spawnSync } from 'node:child_process';
import { ensureBuild } from '../start/ensure-build.mjs';
import { loadDotEnv, settingsFrom } from '../start/environment.mjs';
import { requireNode } from '../start/node-version.mjs';
import { at } from '../start/places.mjs';
import { complain } from '../start/say.mjs';

const server = at('api/dist/main.js');

try {
  requireNode();
  loadDotEnv();
  await ensureBuild();
  const { status } = spawnSync(process.execPath, [server, 'check-providers'], {
    // The public address as `npm start` makes it of HOST and PORT: the redirect URIs are said with it.
    env: { ...process.env, PUBLIC_URL: settingsFrom(process.env).publicUrl },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  complain(error);
  process.exitCode = 1;
}
