// `npm start`: installs, builds and starts the product; prints the address to open.
import { log, logStep } from './log.mjs';
import { runMain } from './processes.mjs';
import { ensureBuilt, requireFreePorts, startProduct } from './product.mjs';
import { loadDotEnv, settingsFrom } from './settings.mjs';

runMain(
  async () => {
    loadDotEnv();
    const settings = settingsFrom(process.env);
    await requireFreePorts(settings);
    await ensureBuilt();
    const servers = await logStep('Starting', () => startProduct(settings));
    log(`Segue is ready: ${settings.publicUrl}${settings.note}`);
    throw await Promise.race(servers.map((server) => server.ended));
  },
  { codeOnSignal: 0 },
);
