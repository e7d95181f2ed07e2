// `npm start`: from a fresh checkout to an address to open. Every step is skipped when there is nothing to do.
import { ensureBuild } from './ensure-build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { loadDotEnv, settingsFrom } from './environment.mjs';
import { requireNode } from './node-version.mjs';
import { requireFreePorts, startProduct } from './product.mjs';
import { complain, say, step } from './say.mjs';
import { isStopping, stopOnSignals, stopWith } from './stopping.mjs';

async function start() {
  loadDotEnv();
  const settings = settingsFrom(process.env);
  await requireFreePorts(settings);
  await ensureInstall();
  await ensureBuild();
  const programs = await step('Starting', () => startProduct(settings));
  const catalogue = settings.usesStandIns ? ' (demo catalogue: no provider account is configured)' : '';
  say(`Segue is ready: ${settings.publicUrl}${catalogue}`);
  throw await Promise.race(programs.map((program) => program.ended));
}

requireNode();
stopOnSignals(0);
start().catch((error) => {
  // While stopping, children end because they were told to.
  if (isStopping()) return;
  complain(error);
  void stopWith(1);
});
