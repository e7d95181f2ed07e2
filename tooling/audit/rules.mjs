// What a package of the lock file must keep. Each rule returns one sentence for each package that breaks it.

/** @typedef {import('./lock-file.mjs').LockedPackage} LockedPackage */

/** Of the public registry. A lock file without addresses takes packages from the registry that npm is set to. */
const REGISTRY = 'https://registry.npmjs.org/';
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;

const idOf = ({ name, version }) => `${name}@${version}`;
const ifNot = (packages, isRight, problem) =>
  packages.filter((one) => !isRight(one)).map((one) => `${idOf(one)} ${problem(one)}`);

/** @param {LockedPackage[]} packages */
export const withoutIntegrity = (packages) =>
  ifNot(
    packages,
    ({ integrity }) => SHA512.test(integrity),
    () => 'has no SHA-512 hash',
  );

/** @param {LockedPackage[]} packages */
export const notFromRegistry = (packages) =>
  ifNot(
    packages,
    ({ resolved }) => resolved === '' || resolved.startsWith(REGISTRY),
    ({ resolved }) => `comes from ${resolved}`,
  );

/**
 * Packages that want to run a script at their installation and are not in `allowScripts` of package.json, where true lets them and
 * false does not; and names there without such a package.
 * @param {LockedPackage[]} packages @param {Record<string, boolean>} allowScripts
 */
export function withUnknownScript(packages, allowScripts) {
  const wanting = packages.filter(({ hasScript }) => hasScript);
  const names = wanting.map(({ name }) => name);
  return [
    ...ifNot(
      wanting,
      ({ name }) => name in allowScripts,
      () => 'has an install script that package.json does not decide on',
    ),
    ...Object.keys(allowScripts)
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is in allowScripts of package.json and has no install script`),
  ];
}

/**
 * Packages that Segue hands to its users and whose license is not allowed.
 * @param {LockedPackage[]} packages
 * @param {{ allowed: string[], exceptions: { packages: string, license: string, why: string }[] }} licenses `packages` may end in *
 */
export function withUnknownLicense(packages, { allowed, exceptions }) {
  const isException = ({ name }, license) =>
    exceptions.some((one) => one.license === license && isNamed(name, one.packages));
  return ifNot(
    packages.filter(({ isDev }) => !isDev),
    (one) =>
      alternatives(one.license).some((needed) =>
        needed.every((license) => allowed.includes(license) || isException(one, license)),
      ),
    ({ license }) => `has the license ${license || '(none)'}`,
  );
}

/** `(A AND B) OR C` as [[A, B], [C]]. Deeper parentheses stay in the names, which are then not allowed. */
const alternatives = (expression) =>
  withoutParentheses(expression)
    .split(' OR ')
    .map((part) => withoutParentheses(part).split(' AND '));
const withoutParentheses = (text) => /^\(([^()]*)\)$/.exec(text.trim())?.[1] ?? text.trim();
const isNamed = (name, pattern) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/**
 * Installed packages that differ from the lock file.
 * @param {LockedPackage[]} installed of `node_modules/.package-lock.json` @param {LockedPackage[]} locked
 */
export function differentFromLock(installed, locked) {
  const expected = new Map(locked.map((one) => [one.path, one]));
  return ifNot(
    installed,
    ({ path, version, integrity }) =>
      expected.get(path)?.version === version && expected.get(path)?.integrity === integrity,
    ({ path }) => `in ${path} is not the one of package-lock.json`,
  );
}
