import { spotifySettings } from './settings';
import { createSpotify } from './spotify';

export const spotify = { settings: spotifySettings, create: createSpotify };
