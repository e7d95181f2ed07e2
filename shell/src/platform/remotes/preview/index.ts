export {
  $isLocalBuildRead,
  $localBuild,
  $localBuildError,
  localBuildRead,
  localBuildRequested,
  withLocalBuild,
  forgetLocalBuild,
} from './local-build';
export { $previewQuery, $testedChannel, $testedVersions, wirePreview } from './model';
