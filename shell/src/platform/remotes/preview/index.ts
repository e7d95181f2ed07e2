export {
  $isLocalBuildRead,
  $localBuild,
  $localBuildError,
  localBuildRead,
  withLocalBuild,
  forgetLocalBuild,
} from './local-build';
export { $previewQuery, $testedChannel, $testedVersions, wirePreview } from './model';
