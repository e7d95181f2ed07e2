import type { ProviderDescriptor } from './descriptor';

/** A music server of one's own that speaks OpenSubsonic; the operator names it. */
export const musicserver = {
  id: 'musicserver',
  name: 'Music server',
  isOptional: true,
  mark: 'diamond',
  hasLogo: false,
  color: { dark: '#38bdf8', light: '#0369a1' },
  login: 'password',
  playingNeedsConnection: true,
  playingNeedsPremium: false,
  searchNeedsConnection: true,
} as const satisfies ProviderDescriptor;
