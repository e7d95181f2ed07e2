// Addresses of screens: links in the browser and redirects from the server come from here.
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
  accountSettings: '/account-settings',
} as const;

/** Full-page redirects that start a provider round; the trailing slash is part of the address. */
export const providerRedirects = {
  signIn: (provider: 'spotify' | 'soundcloud') => `/api/auth/${provider}/`,
  connect: (provider: 'spotify' | 'soundcloud') => `/api/settings/connect/${provider}/`,
  callback: (provider: 'spotify' | 'soundcloud') => `/api/auth/${provider}/callback`,
} as const;
