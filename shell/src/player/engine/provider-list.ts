// The player parts of the providers, one line each.
export { musicserver } from '@segue/providers/musicserver/player';
export { soundcloud } from '@segue/providers/soundcloud/player';
export { spotify } from '@segue/providers/spotify/player';
