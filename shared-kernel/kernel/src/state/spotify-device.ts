// Owns the status of this page as a Spotify Connect device.
import { createEvent } from 'effector';
import { createPageStore } from './create-store';

/** `refused`: the account is not allowed to play, or the browser cannot; `lost`: it was ready and disconnected. */
export type SpotifyDevice = 'none' | 'connecting' | 'ready' | 'lost' | 'refused';

export const spotifyDeviceReported = createEvent<SpotifyDevice>('spotifyDeviceReported');

export const $spotifyDevice = createPageStore<SpotifyDevice>('none').on(
  spotifyDeviceReported,
  (_, device) => device,
);
