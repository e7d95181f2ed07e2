/**
 * The two places of `dist/shell/index.html` that are filled when the page is served; both are comments, each
 * stands there exactly once, and the served page is never cached.
 *
 * `<!--segue:head-->` becomes
 *   <meta property="csp-nonce" nonce="N">                                 N: this answer's nonce, from which
 *                                                                         styled-components takes it; on nothing else
 *   <link rel="preload" as="script" href="ENTRY" crossorigin="anonymous"  the remote whose route matches the address,
 *         integrity="sha384-…">                                           with the registry's own hash, or the
 *                                                                         browser downloads it twice; none if no match
 *
 * `<!--segue:data-->` becomes
 *   <script type="application/json" id="segue-config">…</script>          `runtimeConfigSchema` of the contract
 *   <script type="application/json" id="segue-registry">…</script>        `dist/registry.json` as it stands
 * in which every `<` is written as \u003c.
 */
export const HEAD_PLACEHOLDER = '<!--segue:head-->';
export const DATA_PLACEHOLDER = '<!--segue:data-->';

/** JSON that cannot end the element it stands in. */
const jsonForHtml = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

const attribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** True when an address belongs to a route such as `/playlists/:id`. */
export function matchesRoute(routePath, address) {
  const wanted = routePath.split('/');
  const given = address.replace(/\/+$/, '').split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}

/** The preload of the remote that shows an address; nothing when none does. */
function preloadLink(registry, address) {
  const remote = registry.remotes.find(({ routes }) =>
    routes.some((route) => matchesRoute(route.path, address)),
  );
  return remote
    ? `<link rel="preload" as="script" href="${attribute(remote.entry)}" crossorigin="anonymous" integrity="${attribute(remote.integrity)}">`
    : '';
}

/** Fills the page for one address. */
export function fillHtml(template, { registry, config, address, nonce }) {
  const head = [
    ...(nonce ? [`<meta property="csp-nonce" nonce="${attribute(nonce)}">`] : []),
    preloadLink(registry, address),
  ].join('');
  const data = [
    `<script type="application/json" id="segue-config">${jsonForHtml(config)}</script>`,
    `<script type="application/json" id="segue-registry">${jsonForHtml(registry)}</script>`,
  ].join('');
  return template.replace(HEAD_PLACEHOLDER, () => head).replace(DATA_PLACEHOLDER, () => data);
}
