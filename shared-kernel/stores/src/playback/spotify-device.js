// Owns the status of this page as a Spotify Connect device.
import { createEvent } from 'effector';
import { createPageStore } from '../lifetimes';
export const spotifyDeviceReported = createEvent('spotifyDeviceReported');
export const $spotifyDevice = createPageStore('none', {
    sid: 'stores/spotify-device',
    name: '$spotifyDevice',
}).on(spotifyDeviceReported, (_, device) => device);
