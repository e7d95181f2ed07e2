export { createFakePlayer, type FakePlayer } from './fake-player';
