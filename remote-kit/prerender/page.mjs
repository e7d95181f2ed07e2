// Runs the published bundles in jsdom, up to the root element that they would hydrate.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';
import { fillHtml } from './html.mjs';
import { addBrowserApis } from './browser-apis.mjs';
import { markupOf } from './markup.mjs';

const ORIGIN = 'https://segue.invalid';
const ROOT = '<div id="root">';
/** After the scripts of the page are loaded. */
const START_LIMIT_MS = 5000;

/**
 * Draws one address; throws when that fails.
 * @param {object} options those of `renderPages`, and
 * @param {string} options.address
 * @param {boolean} options.hasSession whether the browser sent a session cookie
 * @returns {Promise<import('../releases/formats.mjs').PrerenderedPage>} a form for visitors with the scripts that it needs beside those of every page
 */
export async function drawPage({ shellFolder, registry, remote, config, address, hasSession }) {
  const template = readFileSync(join(shellFolder, 'index.html'), 'utf8');
  const { version } = JSON.parse(readFileSync(join(shellFolder, 'shell.json'), 'utf8'));
  const entry = remote && registry.remotes.find(({ name }) => name === remote.name);
  const entryPath = entry && new URL(entry.entry, ORIGIN).pathname;
  /** Of what the page has asked for. */
  const paths = [];
  const resources = new ResourceLoader();
  // The shell's files and the remote's entry; nothing else is loaded.
  resources.fetch = (url) => {
    const { origin, pathname } = new URL(url);
    paths.push(pathname);
    const path = pathname === entryPath ? remote.entryFile : join(shellFolder, pathname);
    const answer = readFile(origin === ORIGIN ? path : '').catch(() => {
      throw new Error(`${url} is not part of the page.`);
    });
    // jsdom aborts what is open when the window is closed.
    return Object.assign(answer, { abort: () => undefined });
  };
  // As the server fills it, without what only a browser loads.
  const filled = fillHtml(template, { registry, config: { ...config, hasSession }, address });
  const html = filled.replace(/<link\b[^>]*>/g, '');
  if (!html.includes(ROOT)) throw new Error(`The shell's HTML has no ${ROOT}.`);
  const mark = [version, entry?.container].join(' ').trim();
  const problems = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('error', (...values) => problems.push(values.map(String).join(' ')));
  virtualConsole.on('jsdomError', (error) => problems.push(error.detail?.message ?? error.message));

  let dom;
  const app = new Promise((resolve) => {
    dom = new JSDOM(html.replace(ROOT, `<div id="root" data-prerendered="${mark}">`), {
      url: new URL(address, ORIGIN).href,
      runScripts: 'dangerously',
      resources,
      virtualConsole,
      beforeParse(window) {
        addBrowserApis(window);
        window.seguePrerender = resolve;
      },
    });
    dom.window.addEventListener('load', () => setTimeout(resolve, START_LIMIT_MS, null));
  });
  try {
    const element = await app;
    if (!element) throw new Error(['The page did not start.', ...problems].join(' '));
    const markup = markupOf(dom.window, element, { container: entry?.container ?? null, problems });
    // With a session a screen behind a guard is not drawn, and its code may be on its way or not. A remote has its entry preloaded.
    return hasSession || remote
      ? markup
      : { ...markup, scripts: paths.filter((path) => !template.includes(path)) };
  } finally {
    dom.window.close();
  }
}
