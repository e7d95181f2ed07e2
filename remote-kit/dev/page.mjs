// Puts one remote, served from source, into the page and the registry of a running Segue. Pure functions.
import { createHash } from 'node:crypto';

/** A page looks for new builds this often, so that a change is seen soon. */
const REFRESH_SECONDS = 2;

const REGISTRY = 'segue-registry';
export const CONFIG = 'segue-config';

const revisionOf = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);

/**
 * The registry with this remote in place of the released one, or added.
 * @param {Record<string, any>} registry @param {Record<string, any>} remote
 */
export function registryWith(registry, remote) {
  const others = registry.remotes.filter(({ name }) => name !== remote.name);
  const remotes = [...others, remote];
  return { ...registry, revision: revisionOf([registry.revision, remote]), remotes };
}

/** The HTML of a page with this remote in its registry. @param {string} html @param {Record<string, any>} remote */
export function pageWith(html, remote) {
  const registry = readElement(html, REGISTRY);
  if (!registry) return html;
  const filled = fillElement(html, REGISTRY, registryWith(registry, remote));
  const config = readElement(html, CONFIG);
  return config
    ? fillElement(filled, CONFIG, { ...config, registryRefreshSeconds: REFRESH_SECONDS })
    : filled;
}

const elementOf = (id) => new RegExp(`(<script type="application/json" id="${id}"[^>]*>)([^<]*)(</script>)`);

/** The content of a data element of a page. @param {string} html @param {string} id */
export function readElement(html, id) {
  const json = elementOf(id).exec(html)?.[2];
  return json ? JSON.parse(json) : undefined;
}

const fillElement = (html, id, value) =>
  html.replace(
    elementOf(id),
    (_, open, __, close) => open + JSON.stringify(value).replaceAll('<', '\\u003c') + close,
  );
