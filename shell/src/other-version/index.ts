export { wireOtherVersion } from './answers';
export { OtherVersionOutlet } from './outlet';
