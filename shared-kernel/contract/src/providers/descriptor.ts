// What the code may know of a provider: everything that is a property of the provider and not of one adapter.

import type * as z from 'zod/mini';

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
  /** What a track's `uri` looks like where it is no web address; its group is the end of the address of `trackPage`. */
  uri?: RegExp;
  trackPage?: string;
  /** What the reference of a track in files begins with, where that is not the id and `:track:`. */
  referencePrefix?: string;
  /** The hosts of its public pages, if it has any. */
  pageHosts?: RegExp;
  /** What pages get of its settings. */
  pageSettings: z.ZodMiniObject;
};
