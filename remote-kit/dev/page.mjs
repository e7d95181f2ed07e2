// Puts remotes that are served from source into the page and the registry of a running Segue. Pure functions.
import { createHash } from 'node:crypto';
import { fillHtml, jsonForHtml } from './html.mjs';

/** A page of a built shell looks for new builds this often, so that a change is seen soon. */
const REFRESH_SECONDS = 2;

const REGISTRY = 'segue-registry';
export const CONFIG = 'segue-config';

const revisionOf = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);

/**
 * The registry with these remotes in place of the released ones, or added.
 * @param {Record<string, any>} registry @param {readonly Record<string, any>[]} remotes
 */
export function registryWith(registry, remotes) {
  const others = registry.remotes.filter((one) => !remotes.some(({ name }) => name === one.name));
  const revision = revisionOf([registry.revision, remotes]);
  return { ...registry, revision, remotes: [...others, ...remotes] };
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

const elementOf = (id) => new RegExp(`(<script type="application/json" id="${id}"[^>]*>)([^<]*)(</script>)`);

/** The content of a data element of a page. @param {string} html @param {string} id */
export function readElement(html, id) {
  const json = elementOf(id).exec(html)?.[2];
  return json ? JSON.parse(json) : undefined;
}

const fillElement = (html, id, value) =>
  html.replace(elementOf(id), (_, open, __, close) => open + jsonForHtml(value) + close);
