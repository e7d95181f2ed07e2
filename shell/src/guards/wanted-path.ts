// The address someone wanted before being asked to sign in; kept in the history entry, never in the URL.

type Address = { pathname: string; search: string; hash: string };
export type WantedState = { wanted: string };

/** What a redirect to sign-in remembers. */
export function remember({ pathname, search, hash }: Address): WantedState {
  return { wanted: pathname + search + hash };
}

/** The remembered path, or null. Only paths of this site: never another origin. */
export function wantedPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return null;
  const { wanted } = state;
  return typeof wanted === 'string' && isLocalPath(wanted) ? wanted : null;
}

/** Starts with one slash and cannot be read as another host or scheme. */
function isLocalPath(path: string): boolean {
  return /^\/(?![/\\])[^\\\s\p{C}]*$/u.test(path);
}
