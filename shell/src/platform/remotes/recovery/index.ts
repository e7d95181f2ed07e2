// "Try again" asks for the registry, which `swap` brings into the page.
import '../swap';
import './draw-limit';
import './reports';

export { $isRegistryLost } from './lost-registry';
export { $remoteReports } from './reports';
export { LostRegistry, RemoteFailure } from './view';
export { wireRecovery } from './wire';
