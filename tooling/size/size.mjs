// `npm run size [-- search …]`: compares the built bundles, or the named remotes, with tooling/size/budgets.json and fails when
// a budget is exceeded. A remote's entry in the registry of the page counts as part of that remote.
import { existsSync, readFileSync } from 'node:fs';
import { DATA_PLACEHOLDER, fillHtml, HEAD_PLACEHOLDER } from '@segue/remote-kit/dev/page';
import { listedRemotes } from '@segue/remote-kit/local/local-deployment';
import { log, UserError } from '../start/log.mjs';
import { at, readJson, root } from '../start/paths.mjs';
import { runMain } from '../start/processes.mjs';
import { compare, compareRemotes, formatRows } from './budget.mjs';
import { buildEmptyRemote } from './empty-remote.mjs';
import { brotliSize, requestsOf } from './page-requests.mjs';

/** Compressed size of a file by its URL. The shell's files and the remotes lie in different folders below one origin. */
function servedSize(url) {
  const { pathname } = new URL(url, 'http://localhost');
  const file = [at('dist/shell', pathname), at('dist', pathname)].find((path) => existsSync(path));
  if (!file) throw new Error(`The page requests ${url}, which is not built.`);
  return brotliSize(readFileSync(file));
}

/** A page without a shell, to see what one entry of the registry adds. */
const EMPTY_PAGE = `${HEAD_PLACEHOLDER}${DATA_PLACEHOLDER}`;
/** Of which the server sends one. */
const FRAME_FORM = /<!--segue:frame [\w ]+-->[^]*?(?=<!--segue:frame)/g;
const builtPage = () => readFileSync(at('dist/shell/index.html'), 'utf8');

/** The page as the server sends it, with settings of ordinary length. */
function servedPage(registry, template = builtPage()) {
  const config = { apiBase: '', providers: {}, demoCatalogue: true, supportEmail: 'support@example.com' };
  return fillHtml(template, { registry, config, address: '/home', nonce: 'n'.repeat(22) });
}

const budgets = readJson(at('tooling/size/budgets.json'));
const noRemotes = { schema: 1, revision: '', remotes: [] };

/** The script of a remote, and what its entry adds to the page. */
function sizeOf(remote) {
  const withEntry = servedPage({ ...noRemotes, remotes: [remote] }, EMPTY_PAGE);
  return servedSize(remote.entry) + brotliSize(withEntry) - brotliSize(servedPage(noRemotes, EMPTY_PAGE));
}

runMain(async () => {
  const names = process.argv.slice(2);
  const registry = { ...noRemotes, remotes: await listedRemotes(root) };
  if (registry.remotes.length === 0) throw new UserError('Nothing is built: run npm run build first.');
  const remotes = Object.fromEntries(registry.remotes.map((remote) => [remote.name, sizeOf(remote)]));
  const rows = names.length > 0 ? rowsOf(names, remotes) : compare(await measure(registry, remotes), budgets);
  log(formatRows(rows));
  if (rows.every(({ isWithin }) => isWithin)) return 0;
  throw new UserError('A bundle is larger than its budget, or has none.');
});

/** Sizes of everything. */
async function measure(registry, remotes) {
  const { scripts, styles, preloadedScripts } = requestsOf(servedPage(registry));
  const sum = (urls) => urls.map(servedSize).reduce((total, size) => total + size, 0);
  // The server puts the style sheets into the page.
  const template = styles.reduce((html, url) => withInlineStyle(html, url), builtPage());
  const frames = [...template.matchAll(FRAME_FORM)];
  const pages = frames.map(([form]) =>
    brotliSize(
      servedPage(
        noRemotes,
        template.replaceAll(FRAME_FORM, (one) => (one === form ? form : '')),
      ),
    ),
  );
  return {
    shellScripts: sum(scripts),
    page: Math.max(...pages),
    scriptRequests: frames.length > 0 ? 0 : scripts.length + preloadedScripts.length,
    emptyRemote: brotliSize(await buildEmptyRemote()),
    remotes,
  };
}

/** @param {string} html @param {string} url of a style sheet */
function withInlineStyle(html, url) {
  const css = readFileSync(at('dist/shell', url), 'utf8');
  return html.replace(`<link href="${url}" rel="stylesheet">`, () => `<style>${css}</style>`);
}

/** The rows of some remotes. */
function rowsOf(names, remotes) {
  return names.flatMap((name) =>
    compareRemotes({ [name]: remotes[name] }, { [name]: budgets.remotes[name] }),
  );
}
