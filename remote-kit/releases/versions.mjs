// Versions and caret ranges, as `@segue/kernel/remote` reads them in the page.

/** A version of a team, `1.2.0`; a build of a checkout adds its hash, `1.2.0+f2a7922c613`. */
export const VERSION = /^\d+\.\d+\.\d+(\+[0-9a-z]+)?$/;
const PLAIN_VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/** @param {string} text */
const numbersOf = (text) => PLAIN_VERSION.exec(text)?.slice(1).map(Number);

/**
 * Whether a kernel version satisfies a caret range such as `^1.2.0`; false for every other kind of range.
 * @param {string} range @param {string} version
 */
export function satisfiesKernel(range, version) {
  const least = range.startsWith('^') ? numbersOf(range.slice(1)) : undefined;
  const present = numbersOf(version);
  if (!least || !present) return false;
  // A caret range fixes the parts up to and including the first that is not zero.
  const firstSet = least.findIndex((part) => part > 0);
  const fixed = firstSet === -1 ? 2 : firstSet;
  const changed = least.findIndex((part, index) => part !== present[index]);
  return changed === -1 || (changed > fixed && present[changed] > least[changed]);
}
