export { ForcedSetup, Loading, SetupGuard, SignInRequiredGuard, VisitorGuard } from './view';
export { wantedPath } from './wanted-path';
