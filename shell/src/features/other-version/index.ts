export { wireOtherVersion } from './lookup';
export { OtherVersionOutlet } from './outlet';
export { recallFx } from './remembered';
