// The two music providers.
import * as z from 'zod/mini';
export const PROVIDERS = ['spotify', 'soundcloud'];
export const providerSchema = z.enum(PROVIDERS, 'Unknown provider');
/** Names for sentences on screen; requests and paths use the lower-case id. */
export const PROVIDER_NAMES = {
    spotify: 'Spotify',
    soundcloud: 'SoundCloud',
};
