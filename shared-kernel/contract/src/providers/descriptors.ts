// The music providers, in the order in which screens show them. A provider is added here.
import * as z from 'zod/mini';

/** Properties of the provider that do not depend on an adapter. */
export type ProviderDescriptor = {
  /** For sentences on screen; requests and paths use the id. */
  name: string;
  /** Whether screens and answers mention the provider only where the server is configured for it. */
  isOptional: boolean;
  /** Sources differ in shape too, because color alone is not accessible. */
  mark: 'circle' | 'square' | 'diamond';
  /** Whether pages with the company's own credentials show its logo in place of the mark. */
  hasLogo: boolean;
  /** The brand color of each color scheme; used for nothing else. */
  color: { dark: string; light: string };
  /** How a user connects: at the provider's own pages, or with a form here. */
  login: 'oauth' | 'password';
  /** Whether only a connected user may play its tracks. */
  playingNeedsConnection: boolean;
  /** Whether a connection must also have a paid plan. */
  playingNeedsPremium: boolean;
  /** Whether only a connected user may search it, and read its tracks and links. */
  searchNeedsConnection: boolean;
  /** Whether it is the user's own: it keeps lyrics, stars and playlists, and sends songs at a chosen bit rate. */
  isOwnServer?: boolean;
  /** The form of a track's `uri` where it is no web address; its group is the end of the address of `trackPage`. */
  uri?: RegExp;
  trackPage?: string;
  /** The prefix of a track reference in files, where that is not the id and `:track:`. */
  referencePrefix?: string;
  /** The hosts of its public pages, if it has any. */
  pageHosts?: RegExp;
  /** The part of its settings that pages get. */
  pageSettings: z.ZodMiniObject;
};

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
    isOwnServer: true,
    pageSettings: z.object({ name: z.string() }),
  },
} as const satisfies Record<string, ProviderDescriptor>;
