// Whether what a version shows fits the page: its routes, its menu entries, and its weight. Pure functions on facts of releases.

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
 * One sentence for each menu entry that repeats another's label or leads to another's screen.
 * @param {Release} release @param {readonly Release[]} others live ones
 */
export function menuFaults({ name, face }, others) {
  const labels = new Map(SHELL_LABELS.map((label) => [label, 'the shell']));
  for (const one of others.filter((other) => other.name !== name))
    for (const { label } of one.face.nav) labels.set(label.trim().toLowerCase(), one.name);
  return face.nav.flatMap(({ label, to }) => {
    const owner = labels.get(label.trim().toLowerCase());
    const path = to.split(/[?#]/)[0];
    return [
      ...(owner ? [`The menu entry "${label}" of ${name} is one of ${owner} already.`] : []),
      ...(face.routes.some((route) => doOverlap(route.path, path))
        ? []
        : [`The menu entry "${label}" of ${name} leads to ${to}, which is no screen of ${name}.`]),
    ];
  });
}

/**
 * One sentence for each route of the live version that is gone and was not named as dropped.
 * @param {Release} release @param {Release | undefined} live @param {readonly string[]} drops
 */
export const vanishedFaults = ({ name, version, face }, live, drops) =>
  (live?.face.routes ?? [])
    .filter(({ path }) => !drops.includes(path) && !face.routes.some((route) => route.path === path))
    .map(({ path }) => `${name} ${version} has no screen at ${path} any more: say so with --drops ${path}.`);

/** @param {Release} release @param {number} bytes of its scripts, compressed @param {number} [budgetKb] */
export function sizeFaults({ name, version }, bytes, budgetKb = BUDGET_KB) {
  const kb = bytes / 1024;
  if (kb <= budgetKb) return [];
  return [`${name} ${version} weighs ${kb.toFixed(1)} KB compressed; its budget is ${budgetKb} KB.`];
}
