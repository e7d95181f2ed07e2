import { routes, type Route } from '@segue/contract';

/** `copy`: an answer that is kept for the time without network. `change`: makes copies out of date. `account`: may change who is signed in. */
export type RequestKind = 'page' | 'file' | 'copy' | 'change' | 'account' | 'other';

export type RequestFacts = Readonly<{
  method: string;
  url: string;
  /** `navigate` for the request of a page. */
  mode: string;
  /** The request bypasses the browser's caches. */
  cache: string;
}>;

const COPIED: readonly Route[] = [
  routes.checkAuth,
  routes.listFavorites,
  routes.listPlaylists,
  routes.listPlaylistTracks,
  routes.getCover,
  routes.getProfile,
  routes.getConnections,
];

/** Changes of copied lists; the lists themselves are read at the same addresses. */
const CHANGED = new RegExp(
  `^(${routes.listFavorites.path}|${routes.saveAppearance.path}|${routes.listPlaylists.path}(/.*)?)$`,
);

const ACCOUNT_CHANGES: readonly Route[] = [
  routes.registerUser,
  routes.signIn,
  routes.logout,
  routes.setupAccount,
  routes.deleteAccount,
];

export type Asked = { request: Request; later: (work: Promise<unknown>) => void };

/** Only requests of this origin are touched: sound and pictures of the providers never pass through the worker. */
export function kindOf({ method, url, mode, cache }: RequestFacts, origin: string): RequestKind {
  const address = new URL(url);
  const { pathname } = address;
  if (address.origin !== origin) return 'other';
  const isApi = pathname.startsWith('/api/');
  // Below /api there are no screens: a page there is a step of signing in at a provider, or a download.
  if (mode === 'navigate') return isApi ? 'account' : isPage(method, pathname) ? 'page' : 'other';
  const isOneOf = (list: readonly Route[]) =>
    list.some((route) => route.method === method && patternOf(route).test(pathname));
  if (isOneOf(ACCOUNT_CHANGES)) return 'account';
  if (isOneOf(COPIED)) return 'copy';
  if (method !== 'GET' && CHANGED.test(pathname)) return 'change';
  return method === 'GET' && isFile(address, cache) ? 'file' : 'other';
}

const patternOf = ({ path }: Route) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

const isPage = (method: string, pathname: string) =>
  method === 'GET' && !isBuildPath(pathname) && !pathname.includes('.');

/** A retry has a parameter and goes to the network: the copy may be damaged. */
function isFile({ pathname, search }: URL, cache: string): boolean {
  return isBuildPath(pathname) && search === '' && !['reload', 'no-store', 'no-cache'].includes(cache);
}

const isBuildPath = (pathname: string) => /^\/(assets|remotes)\//.test(pathname);
