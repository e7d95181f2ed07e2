import { musicServerSettings } from './settings';
import { createMusicServer } from './musicserver';

export const musicserver = { settings: musicServerSettings, create: createMusicServer };
