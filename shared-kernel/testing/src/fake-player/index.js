export { createFakePlayer } from './fake-player';
