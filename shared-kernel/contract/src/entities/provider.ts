// The two music providers.
import * as z from 'zod/mini';

export const PROVIDERS = ['spotify', 'soundcloud'] as const;

export const providerSchema = z.enum(PROVIDERS, 'Unknown provider');
export type Provider = z.infer<typeof providerSchema>;

/** Names for sentences on screen; requests and paths use the lower-case id. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  spotify: 'Spotify',
  soundcloud: 'SoundCloud',
};
