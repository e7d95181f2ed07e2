// Reads the packages of package-lock.json.

/**
 * One package of the lock file. `license` is an SPDX expression; `integrity` a Subresource Integrity hash; `isDev` true when only
 * the work on Segue needs it; `hasScript` true when it wants to run a script at its installation.
 * @typedef {{ path: string, name: string, version: string, license: string, integrity: string, resolved: string, isDev: boolean,
 *   isOptional: boolean, hasScript: boolean }} LockedPackage
 */

const FOLDER = 'node_modules/';

/**
 * All packages of others; the workspaces are links. A field that the lock file lacks is ''.
 * @param {{ packages: Record<string, any> }} lock @returns {LockedPackage[]}
 */
export function lockedPackages(lock) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes(FOLDER) && !entry.link)
    .map(([path, entry]) => ({
      path,
      name: entry.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
      version: entry.version ?? '',
      license: entry.license ?? '',
      integrity: entry.integrity ?? '',
      resolved: entry.resolved ?? '',
      isDev: entry.dev === true,
      isOptional: entry.optional === true,
      hasScript: entry.hasInstallScript === true,
    }));
}
