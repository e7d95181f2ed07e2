import { dialogOutlet } from '../../platform/lazy-dialog';
import { $isChoiceOpen, choiceClosed } from './model';

export const OtherVersionOutlet = dialogOutlet($isChoiceOpen, choiceClosed, () =>
  import('./choice').then(({ VersionChoice }) => VersionChoice),
);

export { wireOtherVersion } from './lookup';
