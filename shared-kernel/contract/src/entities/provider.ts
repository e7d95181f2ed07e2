// The two services Segue unites.
import * as z from 'zod/mini';

export const PROVIDERS = ['spotify', 'soundcloud'] as const;

export const providerSchema = z.enum(PROVIDERS, 'Unknown provider');
export type Provider = z.infer<typeof providerSchema>;

/** How each provider is written in sentences; calls and paths use the lower-case id. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  spotify: 'Spotify',
  soundcloud: 'SoundCloud',
};
