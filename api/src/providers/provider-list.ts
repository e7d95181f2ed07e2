// The server parts of the providers, one line each.
export { musicserver } from '@segue/providers/musicserver/server';
export { soundcloud } from '@segue/providers/soundcloud/server';
export { spotify } from '@segue/providers/spotify/server';
