// The models of playback, which their import wires.
import './engine-wiring';
import './persistence';
import './wiring';

export { startPlayback } from './start';
