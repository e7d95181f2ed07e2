export { NO_TRIMS, type Trims } from './trims';
export { EvenLoudness } from './view';
export { wireTrims } from './wire';
