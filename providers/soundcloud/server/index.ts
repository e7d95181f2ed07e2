import { soundcloudSettings } from './settings';
import { createSoundCloud } from './soundcloud';

export const soundcloud = { settings: soundcloudSettings, create: createSoundCloud };
