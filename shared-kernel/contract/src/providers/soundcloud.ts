import type { ProviderDescriptor } from './descriptor';

export const soundcloud = {
  id: 'soundcloud',
  name: 'SoundCloud',
  isOptional: false,
  mark: 'square',
  hasLogo: true,
  color: { dark: '#ff7a3d', light: '#ea580c' },
  login: 'oauth',
  playingNeedsConnection: false,
  playingNeedsPremium: false,
  searchNeedsConnection: false,
  referencePrefix: 'soundcloud:tracks:',
  pageHosts: /^([\w-]+\.)*soundcloud\.(com|link)$/i,
} as const satisfies ProviderDescriptor;
