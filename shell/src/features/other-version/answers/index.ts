export { $isChoiceOpen, choiceClosed } from './model';
export { recallFx } from './remembered';
export { wireOtherVersion } from './wire';
