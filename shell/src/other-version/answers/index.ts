export { $isChoiceOpen, choiceClosed } from './model';
export { wireOtherVersion } from './wire';
