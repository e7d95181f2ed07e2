// Starts the product like `npm start`, on the given PORT and with a temporary data folder.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NO_CREDENTIALS } from '../tooling/start/settings.mjs';

const data = mkdtempSync(join(tmpdir(), 'segue-e2e-'));
const start = fileURLToPath(new URL('../tooling/start/start.mjs', import.meta.url));
const product = spawn(process.execPath, [start], {
  stdio: 'inherit',
  env: { ...process.env, ...NO_CREDENTIALS, SEGUE_DATA_DIR: data },
});

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => product.kill('SIGTERM'));
product.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 1);
});
