// What changed in the kernel's surface, and the step of its version that each change demands. Pure functions.

/** @typedef {import('./surface.mjs').Surface} Surface */
/** @typedef {{ sentence: string, step: string, least: string }} Change `step` is demanded, `least` the smallest that may be chosen */

export const STEPS = ['patch', 'minor', 'major'];
/** @param {string} step @param {string} other */
export const isLarger = (step, other) => STEPS.indexOf(step) > STEPS.indexOf(other);

/** The version one step after another. @param {string} version @param {string} step */
export function nextVersion(version, step) {
  const [major, minor, patch] = version.split('.').map(Number);
  if (step === 'major') return `${major + 1}.0.0`;
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/**
 * A remote takes the shared names from the shell: one that is added demands a minor step, one that is removed or has another type
 * a major one, and of a vendor another major version. It bundles its own copy of the other packages: their changes concern its next
 * build only.
 * @param {Surface} before @param {Surface} now @param {(entry: string) => boolean} isShared @returns {Change[]}
 */
export function changesBetween(before, now, isShared) {
  return keysOf(before, now).flatMap((entry) => {
    const [from = {}, to = {}] = [before[entry], now[entry]];
    const breaking = isShared(entry) ? 'major' : 'minor';
    return keysOf(from, to).flatMap((name) => {
      const change = (what, step, least = step) => [
        { sentence: `${entry}: ${name} was ${what}`, step, least },
      ];
      if (from[name] === to[name]) return [];
      if (!(name in from)) return change('added', 'minor');
      if (!(name in to)) return change('removed', breaking);
      if (entry !== 'vendors') return change('changed', breaking, 'minor');
      return change('changed', parseInt(from[name]) === parseInt(to[name]) ? 'minor' : 'major');
    });
  });
}

const keysOf = (one, other) => [...new Set([...Object.keys(one), ...Object.keys(other)])];
