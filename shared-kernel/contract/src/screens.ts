// Addresses of screens, for links in the browser and redirects of the server.
import type { Provider, SignInService } from './providers';

export const screens = {
  root: '/',
  home: '/home',
  signIn: '/sign-in',
  signUp: '/sign-up',
  setupAccount: '/setup-account',
  terms: '/terms',
  about: '/about-me',
  favorites: '/favorites',
  history: '/history',
  playlists: '/playlists',
  playlist: (playlistId: number) => `/playlists/${playlistId}`,
  /** A shared list; with `link?url=…`, the content of a provider's link. */
  shared: (token: string) => `/shared/${token}`,
  artist: (provider: Provider, id: string) => `/artist/${provider}/${encodeURIComponent(id)}`,
  album: (provider: Provider, id: string) => `/album/${provider}/${encodeURIComponent(id)}`,
  /** A provider's playlist; those of Segue are at `playlist`. */
  providerPlaylist: (provider: Provider, id: string) => `/playlist/${provider}/${encodeURIComponent(id)}`,
  accountSettings: '/account-settings',
} as const;

/** Addresses of the OAuth flow, opened as full pages; the trailing slash is part of the address. */
export const providerRedirects = {
  signIn: (provider: SignInService) => `/api/auth/${provider}/`,
  connect: (provider: Provider) => `/api/settings/connect/${provider}/`,
  callback: (provider: SignInService) => `/api/auth/${provider}/callback`,
} as const;
