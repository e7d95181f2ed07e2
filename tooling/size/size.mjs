// `npm run size`: the bytes of what was built, against tooling/size/budgets.json. Prints a table, writes
// reports/size.json, and fails when a budget is exceeded.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillHtml } from '../registry/html.mjs';
import { buildEmptyTwin } from './empty-twin.mjs';
import { brotliSize, requestsOf } from './first-load.mjs';
import { judge, table } from './judge.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const at = (...path) => join(root, ...path);
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const FIRST_SCREEN = '/home';

function servedFile(address) {
  // The shell's own files and the remotes lie in different folders and share one origin.
  const path = new URL(address, 'http://localhost').pathname;
  const file = [at('dist/shell', path), at('dist', path)].find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`The page asks for ${address}, and nothing built lies there.`);
  return readFileSync(file);
}

/** The page as a visitor gets it, with settings of ordinary length. */
function servedPage(registry) {
  const template = readFileSync(at('dist/shell/index.html'), 'utf8');
  const config = { apiBase: '', providers: {}, demoCatalogue: true, supportEmail: 'support@example.com' };
  return fillHtml(template, { registry, config, address: FIRST_SCREEN, nonce: 'n'.repeat(22) });
}

async function measure() {
  const registry = readJson(at('dist/registry.json'));
  const html = servedPage(registry);
  const { scripts, styles, preloadedScripts } = requestsOf(html);
  const sizeOf = (address) => brotliSize(servedFile(address));
  const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
  return {
    shellScripts: sum(scripts.map(sizeOf)),
    page: brotliSize(html) + sum(styles.map(sizeOf)),
    scriptRequests: scripts.length + preloadedScripts.length,
    emptyRemote: brotliSize(await buildEmptyTwin()),
    remotes: Object.fromEntries(registry.remotes.map(({ name, entry }) => [name, sizeOf(entry)])),
  };
}

if (!existsSync(at('dist/registry.json')) || !existsSync(at('dist/shell/index.html'))) {
  console.error('Nothing is built yet: run npm run build first.');
  process.exit(1);
}
const lines = judge(await measure(), readJson(at('tooling/size/budgets.json')));
mkdirSync(at('reports'), { recursive: true });
writeFileSync(at('reports/size.json'), `${JSON.stringify(lines, null, 2)}\n`);
console.log(table(lines));
if (lines.some((line) => !line.ok)) {
  console.error('A bundle is larger than its budget, or has none.');
  process.exitCode = 1;
}
