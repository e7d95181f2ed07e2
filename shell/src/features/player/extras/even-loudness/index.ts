export { NO_TRIMS, type Trims, wireTrims } from './model';
export { EvenLoudness } from './view';
