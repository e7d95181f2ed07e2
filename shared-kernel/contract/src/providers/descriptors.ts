// The music providers, in the order in which screens show them. A provider is added here.
import * as z from 'zod/mini';
import type { ProviderDescriptor } from './descriptor';

export const DESCRIPTORS = {
  spotify: {
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
    // `market`: the country of requests for tracks; a user's own country has priority.
    pageSettings: z.object({ sdkUrl: z.string(), apiUrl: z.string(), market: z.optional(z.string()) }),
  },
  soundcloud: {
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
    pageSettings: z.object({ widgetScriptUrl: z.string(), widgetPlayerUrl: z.string(), apiUrl: z.string() }),
  },
  /** A music server of one's own that speaks OpenSubsonic; the operator names it. */
  musicserver: {
    name: 'Music server',
    isOptional: true,
    mark: 'diamond',
    hasLogo: false,
    color: { dark: '#38bdf8', light: '#0369a1' },
    login: 'password',
    playingNeedsConnection: true,
    playingNeedsPremium: false,
    searchNeedsConnection: true,
    pageSettings: z.object({ name: z.string() }),
  },
} as const satisfies Record<string, ProviderDescriptor>;
