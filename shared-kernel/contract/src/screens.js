// Addresses of screens, for links in the browser and redirects of the server.
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
    playlist: (playlistId) => `/playlists/${playlistId}`,
    accountSettings: '/account-settings',
};
/** Addresses of the OAuth flow, opened as full pages; the trailing slash is part of the address. */
export const providerRedirects = {
    signIn: (provider) => `/api/auth/${provider}/`,
    connect: (provider) => `/api/settings/connect/${provider}/`,
    callback: (provider) => `/api/auth/${provider}/callback`,
};
