export { ForcedSetup, Loading, SetupGuard, SignInRequiredGuard, VisitorGuard } from './view';
