// The path to return to after a sign-in; kept in the history entry, never in the URL.

export function returnStateOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  return { wanted: pathname + search + hash };
}

export function returnPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return null;
  const { wanted } = state;
  return typeof wanted === 'string' && isLocalPath(wanted) ? wanted : null;
}

/** Starts with one slash and cannot be read as another host or scheme. */
function isLocalPath(path: string): boolean {
  return /^\/(?![/\\])[^\\\s\p{C}]*$/u.test(path);
}
