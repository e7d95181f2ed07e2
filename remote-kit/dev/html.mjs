import { doOverlap } from '../releases/faces.mjs';

/**
 * Fills the two placeholders of `dist/shell/index.html` when the page is served. Each is a comment that occurs once; the
 * served page is never cached.
 *
 * `<!--segue:head-->` becomes
 *   <meta property="csp-nonce" nonce="N">                                 N: the nonce of this response, read by
 *                                                                         styled-components
 *   <link rel="preload" as="script" href="ENTRY" crossorigin="anonymous"  the remote whose route matches the address,
 *         integrity="sha384-…">                                           with the registry's own hash, or the
 *                                                                         browser downloads it twice; none if no match
 *
 * `<!--segue:data-->` becomes
 *   <script type="application/json" id="segue-config">…</script>          `runtimeConfigSchema` of the contract
 *   <script type="application/json" id="segue-registry">…</script>        the registry
 * in which every `<` is written as \u003c.
 */
export const HEAD_PLACEHOLDER = '<!--segue:head-->';
export const DATA_PLACEHOLDER = '<!--segue:data-->';

/** JSON that cannot close its script element. */
export const jsonForHtml = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

const attribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The preload link of the remote whose route matches the URL; empty when there is none. */
function preloadLink(registry, address) {
  const remote = registry.remotes.find(({ routes }) =>
    routes.some((route) => doOverlap(route.path, address)),
  );
  return remote
    ? `<link rel="preload" as="script" href="${attribute(remote.entry)}" crossorigin="anonymous" integrity="${attribute(remote.integrity)}">`
    : '';
}

/**
 * The HTML for one URL.
 * @param {string} template
 * @param {{ registry: any, config: unknown, address: string, nonce?: string }} parts
 */
export function fillHtml(template, { registry, config, address, nonce }) {
  const meta = nonce ? `<meta property="csp-nonce" nonce="${attribute(nonce)}">` : '';
  const head = meta + preloadLink(registry, address);
  const data = [
    `<script type="application/json" id="segue-config">${jsonForHtml(config)}</script>`,
    `<script type="application/json" id="segue-registry">${jsonForHtml(registry)}</script>`,
  ].join('');
  return template.replace(HEAD_PLACEHOLDER, () => head).replace(DATA_PLACEHOLDER, () => data);
}
