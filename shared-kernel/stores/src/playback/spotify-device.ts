// Owns what is known of this page as a device of the listener's Spotify account.
import { createEvent } from 'effector';
import { createPageStore } from '../lifetimes';

/** `refused`: the account may not play, or the browser cannot; `lost`: it was there and is not any more. */
export type SpotifyDevice = 'none' | 'connecting' | 'ready' | 'lost' | 'refused';

export const spotifyDeviceReported = createEvent<SpotifyDevice>('spotifyDeviceReported');

export const $spotifyDevice = createPageStore<SpotifyDevice>('none', {
  sid: 'stores/spotify-device',
  name: '$spotifyDevice',
}).on(spotifyDeviceReported, (_, device) => device);
