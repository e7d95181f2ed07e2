// Whether what a version shows fits the page: its routes, its menu entries, and its weight. Pure functions on facts of releases.
import { brotliCompressSync } from 'node:zlib';

/** Of the shell and of the server. */
const RESERVED = [
  '/',
  '/sign-in',
  '/sign-up',
  '/setup-account',
  '/offline.json',
  '/registry.json',
  '/worker.js',
];
const RESERVED_BELOW = ['/api', '/assets', '/covers', '/releases'];
const SHELL_LABELS = ['sign in', 'sign up', 'sign out', 'log out', 'queue'];
/** Of all scripts of a remote, compressed, where the operator has set no other. */
const BUDGET_KB = 100;

/** @typedef {import('./formats.mjs').Release} Release */

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
 * @param {Release} release @param {readonly Release[]} others live ones
 */
export const routeFaults = ({ name, face }, others) =>
  face.routes.flatMap(({ path }) => {
    const isReserved =
      RESERVED.some((own) => doOverlap(own, path)) ||
      RESERVED_BELOW.some((own) => path === own || path.startsWith(`${own}/`));
    const other = others.find(
      (one) => one.name !== name && one.face.routes.some((route) => doOverlap(route.path, path)),
    );
    return [
      ...(isReserved ? [`The path ${path} of ${name} belongs to the shell.`] : []),
      ...(other ? [`The path ${path} is claimed twice: ${other.name}, ${name}.`] : []),
    ];
  });

/**
 * One sentence for each menu entry that repeats another's label or leads to another's screen, and for each home section without a widget.
 * @param {Release} release @param {readonly Release[]} others live ones
 */
export function menuFaults({ name, face }, others) {
  const labels = new Map(SHELL_LABELS.map((label) => [label, 'the shell']));
  for (const one of others.filter((other) => other.name !== name))
    for (const { label } of one.face.nav) labels.set(label.trim().toLowerCase(), one.name);
  const foreign = (face.home ?? []).filter(({ widget }) => !face.widgets.includes(widget));
  const sections = foreign.map(
    ({ widget }) => `The home section ${widget} of ${name} is no widget of ${name}.`,
  );
  const entries = face.nav.flatMap(({ label, to }) => {
    const owner = labels.get(label.trim().toLowerCase());
    const path = to.split(/[?#]/)[0];
    return [
      ...(owner ? [`The menu entry "${label}" of ${name} is one of ${owner} already.`] : []),
      ...(face.routes.some((route) => doOverlap(route.path, path))
        ? []
        : [`The menu entry "${label}" of ${name} leads to ${to}, which is no screen of ${name}.`]),
    ];
  });
  return [...entries, ...sections];
}

/** What of a version a listener finds it by. @param {Release['face']} face @returns {[what: string, id: string][]} */
const placesOf = ({ routes, nav, home = [] }) => [
  ...routes.map(({ path }) => ['screen at', path]),
  ...nav.map(({ to }) => ['menu entry to', to.split(/[?#]/)[0]]),
  ...home.map(({ widget }) => ['home section', widget]),
];

/**
 * One sentence for each screen, menu entry and home section of the live version that is gone and was not named as dropped.
 * @param {Release} release @param {Release | undefined} live @param {readonly string[]} drops
 */
export function vanishedFaults({ name, version, face }, live, drops) {
  const left = new Set(placesOf(face).map((place) => place.join(' ')));
  return (live ? placesOf(live.face) : [])
    .filter(([what, id]) => !drops.includes(id) && !left.has(`${what} ${id}`))
    .map(([what, id]) => `${name} ${version} has no ${what} ${id} any more: say so with --drops ${id}.`);
}

/**
 * One sentence when the scripts of a remote weigh more than they may.
 * @param {Pick<Release, 'name' | 'version'>} release @param {readonly Buffer[]} scripts @param {number} [budgetKb]
 */
export function sizeFaults({ name, version }, scripts, budgetKb = BUDGET_KB) {
  const kb = scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0) / 1024;
  if (kb <= budgetKb) return [];
  return [`${name} ${version} weighs ${kb.toFixed(1)} KB compressed; its budget is ${budgetKb} KB.`];
}
