export { ForcedSetup, Loading, SetupGuard, SignInRequiredGuard, VisitorGuard } from './view';
export { returnPath } from './return-path';
