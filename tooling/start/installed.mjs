// Is what the lock file asks for in node_modules? npm notes what it put there in a hidden lock file.

/** @typedef {{ version?: string, resolved?: string, link?: boolean, optional?: boolean }} LockEntry */
/** @typedef {{ packages?: Record<string, LockEntry> }} Lock */

/**
 * What the lock file asks for and node_modules does not hold in that version. Optional packages are for other
 * machines when they are absent.
 * @param {Lock} wanted @param {Lock} present @returns {string[]}
 */
export function missingPackages(wanted, present) {
  const found = present.packages ?? {};
  return Object.entries(wanted.packages ?? {})
    .filter(([path]) => path.startsWith('node_modules/') || path.includes('/node_modules/'))
    .filter(([path, entry]) => {
      const has = found[path];
      if (has === undefined) return !entry.optional;
      return entry.link ? has.resolved !== entry.resolved : has.version !== entry.version;
    })
    .map(([path]) => path);
}
