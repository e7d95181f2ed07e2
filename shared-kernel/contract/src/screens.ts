// Addresses of screens, for links in the browser and redirects of the server.
import type { Provider } from './providers';

const pageOf = (kind: string) => (provider: Provider, id: string) =>
  `/${kind}/${provider}/${encodeURIComponent(id)}`;

export const screens = {
  root: '/',
  home: '/home',
  signIn: '/sign-in',
  signUp: '/sign-up',
  setupAccount: '/setup-account',
  terms: '/terms',
  about: '/about-me',
  favorites: '/favorites',
  playlists: '/playlists',
  playlist: (playlistId: number) => `/playlists/${playlistId}`,
  /** A shared list; with `link?url=…`, what an address at a provider leads to. */
  shared: (token: string) => `/shared/${token}`,
  artist: pageOf('artist'),
  album: pageOf('album'),
  /** Of a provider; those of Segue are at `playlist`. */
  providerPlaylist: pageOf('playlist'),
  accountSettings: '/account-settings',
} as const;

/** Addresses of the OAuth flow, opened as full pages; the trailing slash is part of the address. */
export const providerRedirects = {
  signIn: (provider: Provider) => `/api/auth/${provider}/`,
  connect: (provider: Provider) => `/api/settings/connect/${provider}/`,
  callback: (provider: Provider) => `/api/auth/${provider}/callback`,
} as const;
