export { recallFx, wireOtherVersion } from './answers';
export { OtherVersionOutlet } from './outlet';
