import type { ProviderDescriptor } from './descriptor';

export const spotify = {
  id: 'spotify',
  name: 'Spotify',
  isOptional: false,
  mark: 'circle',
  hasLogo: true,
  color: { dark: '#1ed760', light: '#119c45' },
  login: 'oauth',
  playingNeedsConnection: true,
  playingNeedsPremium: true,
  searchNeedsConnection: false,
  uri: /^spotify:track:([A-Za-z0-9]+)$/,
  trackPage: 'https://open.spotify.com/track/',
  pageHosts: /^([\w-]+\.)*spotify\.(com|link)$/i,
} as const satisfies ProviderDescriptor;
