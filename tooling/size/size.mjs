// `npm run size`: compares the built bundles with tooling/size/budgets.json and fails when a budget is exceeded.
import { existsSync, readFileSync } from 'node:fs';
import { fillHtml } from '../registry/html.mjs';
import { log, UserError } from '../start/log.mjs';
import { at, readJson } from '../start/paths.mjs';
import { runMain } from '../start/processes.mjs';
import { compare, formatRows } from './budget.mjs';
import { buildEmptyRemote } from './empty-remote.mjs';
import { brotliSize, requestsOf } from './page-requests.mjs';

/** Compressed size of a file by its URL. The shell's files and the remotes lie in different folders below one origin. */
function servedSize(url) {
  const { pathname } = new URL(url, 'http://localhost');
  const file = [at('dist/shell', pathname), at('dist', pathname)].find((path) => existsSync(path));
  if (!file) throw new Error(`The page requests ${url}, which is not built.`);
  return brotliSize(readFileSync(file));
}

/** The first screen as the server sends it, with settings of ordinary length. */
function servedPage(registry) {
  const template = readFileSync(at('dist/shell/index.html'), 'utf8');
  const config = { apiBase: '', providers: {}, demoCatalogue: true, supportEmail: 'support@example.com' };
  return fillHtml(template, { registry, config, address: '/home', nonce: 'n'.repeat(22) });
}

runMain(async () => {
  if (!existsSync(at('dist/registry.json')))
    throw new UserError('Nothing is built: run npm run build first.');
  const registry = readJson(at('dist/registry.json'));
  const html = servedPage(registry);
  const { scripts, styles, preloadedScripts } = requestsOf(html);
  const sum = (urls) => urls.map(servedSize).reduce((total, size) => total + size, 0);
  const measured = {
    shellScripts: sum(scripts),
    page: brotliSize(html) + sum(styles),
    scriptRequests: scripts.length + preloadedScripts.length,
    emptyRemote: brotliSize(await buildEmptyRemote()),
    remotes: Object.fromEntries(registry.remotes.map(({ name, entry }) => [name, servedSize(entry)])),
  };
  const rows = compare(measured, readJson(at('tooling/size/budgets.json')));
  log(formatRows(rows));
  if (rows.every(({ isWithin }) => isWithin)) return 0;
  throw new UserError('A bundle is larger than its budget, or has none.');
});
