// The packages that the shell and the remotes share, from the bundler's share scope.
export type SharedPackage = { name: string; version: string; from: string; isLoaded: boolean };

type Provided = { from?: unknown; loaded?: unknown; lib?: unknown };

// Provided by the bundler.
declare const __webpack_share_scopes__: Record<string, Record<string, Record<string, Provided>>> | undefined;

/** One line for each provided version; a package with two versions would have two copies. */
export function sharedPackages(): readonly SharedPackage[] {
  const scope =
    typeof __webpack_share_scopes__ === 'undefined' ? {} : (__webpack_share_scopes__['default'] ?? {});
  return Object.entries(scope)
    .flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { from, loaded, lib }]) => ({
        name,
        version,
        from: typeof from === 'string' ? from : 'unknown',
        isLoaded: Boolean(loaded) || typeof lib === 'function',
      })),
    )
    .sort((one, other) => one.name.localeCompare(other.name));
}
