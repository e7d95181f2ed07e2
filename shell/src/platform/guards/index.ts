export { ForcedSetup, Loading, SetupGuard, SignInRequiredGuard, VisitorGuard } from './view';
export { returnPath, returnStateOf } from './return-path';
