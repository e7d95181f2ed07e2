/** The providers, one line each. */
export { createMusicServer as musicserver } from '@segue/providers/musicserver/sandbox';
export { createSoundCloud as soundcloud } from '@segue/providers/soundcloud/sandbox';
export { createSpotify as spotify } from '@segue/providers/spotify/sandbox';
