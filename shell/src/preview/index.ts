export {
  $isLocalBuildRead,
  $localBuild,
  $localBuildError,
  localBuildRead,
  localBuildRequested,
  withLocalBuild,
} from './local-build';
export { $previewQuery, $testedChannel } from './model';
export { PreviewBanner } from './view';
export { wirePreview } from './wire';
