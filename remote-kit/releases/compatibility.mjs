// Whether a version fits the page: its routes, its menu entries, its kernel and its weight. Pure functions on manifests.
import { brotliCompressSync } from 'node:zlib';
import { satisfiesKernel } from './versions.mjs';

/** Of the shell and of the server. */
const RESERVED = [
  ...['/', '/sign-in', '/sign-up', '/setup-account'],
  ...['/offline.json', '/registry.json', '/worker.js'],
];
const RESERVED_BELOW = ['/api', '/assets', '/covers', '/remotes'];
const SHELL_LABELS = ['sign in', 'sign up', 'sign out', 'log out', 'queue'];
/** Of all scripts of a remote together, compressed. */
const LIMIT_KB = 100;

/** @typedef {import('./formats.mjs').PublicParts} PublicParts */

/**
 * Whether two patterns have an address in common, such as `/playlists/:id` and `/playlists/mine`.
 * @param {string} one @param {string} other
 */
export function doOverlap(one, other) {
  const [parts, others] = [one, other].map((path) => path.replace(/(?<=.)\/+$/, '').split('/'));
  const rest = [parts, others].findIndex((list) => list.at(-1) === '*');
  const length = rest === -1 ? Math.max(parts.length, others.length) : [parts, others][rest].length - 1;
  if (rest === -1 && parts.length !== others.length) return false;
  const isOpen = (part = '') => part.startsWith(':') || part === '*';
  return Array.from({ length }, (_, index) => index).every(
    (index) =>
      parts[index] === others[index] ||
      (isOpen(parts[index]) && others[index] !== undefined) ||
      (isOpen(others[index]) && parts[index] !== undefined),
  );
}

/**
 * One sentence for each route that another remote, the shell or the server has. A clash between two others is not this one's.
 * @param {Pick<PublicParts, 'name' | 'routes'>} remote @param {readonly Pick<PublicParts, 'name' | 'routes'>[]} others live ones
 */
export const routeFaults = ({ name, routes }, others) =>
  routes.flatMap(({ path }) => {
    const isReserved =
      RESERVED.some((own) => doOverlap(own, path)) ||
      RESERVED_BELOW.some((own) => path === own || path.startsWith(`${own}/`));
    const other = others.find(
      (one) => one.name !== name && one.routes.some((route) => doOverlap(route.path, path)),
    );
    return [
      ...(isReserved ? [`The path ${path} of ${name} belongs to the shell.`] : []),
      ...(other ? [`The path ${path} is claimed twice: ${other.name}, ${name}.`] : []),
    ];
  });

/**
 * One sentence for each menu entry that repeats another's label or leads to another's screen, and for each home section without a widget.
 * @param {PublicParts} remote @param {readonly PublicParts[]} others live ones
 */
export function menuFaults({ name, routes, nav, widgets, home = [] }, others) {
  const labels = new Map(SHELL_LABELS.map((label) => [label, 'the shell']));
  for (const one of others.filter((other) => other.name !== name))
    for (const { label } of one.nav) labels.set(label.trim().toLowerCase(), one.name);
  const foreign = home.filter(({ widget }) => !widgets.includes(widget));
  const sections = foreign.map(
    ({ widget }) => `The home section ${widget} of ${name} is no widget of ${name}.`,
  );
  const entries = nav.flatMap(({ label, to }) => {
    const owner = labels.get(label.trim().toLowerCase());
    const path = to.split(/[?#]/)[0];
    return [
      ...(owner ? [`The menu entry "${label}" of ${name} is one of ${owner} already.`] : []),
      ...(routes.some((route) => doOverlap(route.path, path))
        ? []
        : [`The menu entry "${label}" of ${name} leads to ${to}, which is no screen of ${name}.`]),
    ];
  });
  return [...entries, ...sections];
}

/** @param {{ name: string, kernel: string }} remote @param {string | undefined} kernel of the shell, if it is known */
export const kernelFaults = ({ name, kernel: range }, kernel) =>
  kernel === undefined || satisfiesKernel(range, kernel)
    ? []
    : [`${name} needs kernel ${range}; the shell has ${kernel}.`];

/** @param {string} name @param {Iterable<[file: string, content: Buffer]>} contents */
export function sizeFaults(name, contents) {
  const scripts = [...contents].filter(([file]) => file.endsWith('.js'));
  const kb = scripts.reduce((sum, [, content]) => sum + brotliCompressSync(content).length, 0) / 1024;
  const weight = `${name} weighs ${kb.toFixed(1)} KB compressed; the limit is ${LIMIT_KB} KB.`;
  return kb <= LIMIT_KB ? [] : [weight];
}

/**
 * @param {PublicParts & { kernel: string }} manifest @param {Iterable<[file: string, content: Buffer]>} contents
 * @param {readonly PublicParts[]} others live ones @param {string | undefined} kernel of the shell
 */
export const faultsOf = (manifest, contents, others, kernel) => [
  ...kernelFaults(manifest, kernel),
  ...routeFaults(manifest, others),
  ...menuFaults(manifest, others),
  ...sizeFaults(manifest.name, contents),
];
