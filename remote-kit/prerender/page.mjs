// Runs the published bundles in jsdom, up to the root element that they would hydrate.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';
import { fillHtml } from './html.mjs';
import { addBrowserApis } from './browser-apis.mjs';
import { markupOf } from './markup.mjs';

const ORIGIN = 'https://segue.invalid';

/** Serves the shell's files and the remote's entry; nothing else is loaded. */
class BuiltFiles extends ResourceLoader {
  #fileAt;
  /** Paths of what the page has asked for. */
  paths = [];

  /** @param {(path: string) => string} fileAt */
  constructor(fileAt) {
    super();
    this.#fileAt = fileAt;
  }

  fetch(url) {
    const { origin, pathname } = new URL(url);
    this.paths.push(pathname);
    const file = origin === ORIGIN ? this.#fileAt(pathname) : '';
    const answer = readFile(file).catch(() => {
      throw new Error(`${url} is not part of the page.`);
    });
    // jsdom aborts what is open when the window is closed.
    return Object.assign(answer, { abort: () => undefined });
  }
}

/** The shell's HTML as the server fills it, without what only a browser loads. */
function htmlOf(template, parts, mark) {
  const html = fillHtml(template, parts).replace(/<link\b[^>]*>/g, '');
  const root = '<div id="root">';
  if (!html.includes(root)) throw new Error(`The shell's HTML has no ${root}.`);
  return html.replace(root, `<div id="root" data-prerendered="${mark}">`);
}

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
  const resources = new BuiltFiles((path) =>
    path === entryPath ? remote.entryFile : join(shellFolder, path),
  );
  const problems = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('error', (...values) => problems.push(values.map(String).join(' ')));
  virtualConsole.on('jsdomError', (error) => problems.push(error.detail?.message ?? error.message));

  let dom;
  const app = new Promise((resolve) => {
    dom = new JSDOM(
      htmlOf(
        template,
        { registry, config: { ...config, hasSession }, address },
        [version, entry?.container].join(' ').trim(),
      ),
      {
        url: new URL(address, ORIGIN).href,
        runScripts: 'dangerously',
        resources,
        virtualConsole,
        beforeParse(window) {
          addBrowserApis(window);
          window.seguePrerender = resolve;
        },
      },
    );
    dom.window.addEventListener('load', () => setTimeout(resolve, START_LIMIT_MS, null));
  });
  try {
    const element = await app;
    if (!element) throw new Error(['The page did not start.', ...problems].join(' '));
    const markup = markupOf(dom.window, element, { container: entry?.container ?? null, problems });
    // With a session a screen behind a guard is not drawn, and its code may be on its way or not. A remote has its entry preloaded.
    return hasSession || remote
      ? markup
      : { ...markup, scripts: resources.paths.filter((path) => !template.includes(path)) };
  } finally {
    dom.window.close();
  }
}

/** After the scripts of the page are loaded. */
const START_LIMIT_MS = 5000;
