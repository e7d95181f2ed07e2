// The pages and the registry of a running Segue with other remotes in them, and the page of a shell that is not served by the server.
import { createHash } from 'node:crypto';
import { doOverlap } from '../releases/compatibility.mjs';
import { UserError } from '../user-error.mjs';

/** A page of a built shell looks for new builds this often, so that a change is seen soon. */
const REFRESH_SECONDS = 2;
const REGISTRY = 'segue-registry';
export const CONFIG = 'segue-config';

/** Comments in `dist/shell/index.html` that are replaced when the page is served. */
export const HEAD_PLACEHOLDER = '<!--segue:head-->';
export const DATA_PLACEHOLDER = '<!--segue:data-->';

/** @param {string | URL} address of a Segue @returns {Promise<Record<string, any>>} */
export async function registryAt(address) {
  const answer = await fetch(new URL('/registry.json', address)).catch(() => undefined);
  if (answer?.ok) return answer.json();
  const { origin } = new URL(address);
  throw new UserError(`No Segue answers at ${origin}: start one, or name another with --segue.`);
}

/**
 * The registry with these remotes in place of the released ones, or added.
 * @param {Record<string, any>} registry @param {readonly Record<string, any>[]} remotes
 */
export function registryWith(registry, remotes) {
  const others = registry.remotes.filter((one) => !remotes.some(({ name }) => name === one.name));
  const hash = createHash('sha256')
    .update(JSON.stringify([registry.revision, remotes]))
    .digest('hex');
  return { ...registry, revision: hash.slice(0, 12), remotes: [...others, ...remotes] };
}

/**
 * The HTML of a page with these remotes in its registry. `shell`: the page of a shell that takes the place of the running one's.
 * @param {string} html @param {readonly Record<string, any>[]} remotes @param {{ template: string, address: string }} [shell]
 */
export function pageWith(html, remotes, shell) {
  const released = readElement(html, REGISTRY);
  const config = readElement(html, CONFIG);
  if (!released || !config) return html;
  const registry = registryWith(released, remotes);
  if (shell) return fillHtml(shell.template, { registry, config, address: shell.address });
  const filled = fillElement(html, REGISTRY, registry);
  return fillElement(filled, CONFIG, { ...config, registryRefreshSeconds: REFRESH_SECONDS });
}

/** The registry or the HTML of a page with these remotes. @type {(text: string, ...more: any[]) => string} */
export const answerWith = (text, remotes, shell) =>
  text.startsWith('{')
    ? JSON.stringify(registryWith(JSON.parse(text), remotes))
    : pageWith(text, remotes, shell);

/**
 * Fills the placeholders as the server does: the nonce for styled-components, a preload of the remote of the address with the hash that
 * the registry has (or the browser downloads it twice), and the settings and the registry as JSON.
 * @param {string} template @param {{ registry: any, config: unknown, address: string, nonce?: string }} parts
 */
export function fillHtml(template, { registry, config, address, nonce }) {
  const meta = nonce ? `<meta property="csp-nonce" nonce="${attribute(nonce)}">` : '';
  const head = meta + preloadLink(registry, address);
  const data = dataElement(CONFIG, config) + dataElement(REGISTRY, registry);
  return template.replace(HEAD_PLACEHOLDER, () => head).replace(DATA_PLACEHOLDER, () => data);
}

const attribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function preloadLink(registry, address) {
  const remote = registry.remotes.find(({ routes }) => routes.some(({ path }) => doOverlap(path, address)));
  if (!remote) return '';
  const [entry, integrity] = [remote.entry, remote.integrity].map(attribute);
  return `<link rel="preload" as="script" href="${entry}" crossorigin="anonymous" integrity="${integrity}">`;
}

/** JSON that cannot close its element. */
const dataElement = (id, value) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

const elementOf = (id) => new RegExp(`<script type="application/json" id="${id}"[^>]*>([^<]*)</script>`);

/** The content of a data element of a page. @param {string} html @param {string} id */
export function readElement(html, id) {
  const json = elementOf(id).exec(html)?.[1];
  return json ? JSON.parse(json) : undefined;
}

const fillElement = (html, id, value) => html.replace(elementOf(id), () => dataElement(id, value));
