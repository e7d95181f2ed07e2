import { remoteConfig } from '@segue/tooling/rspack';

export default remoteConfig({ name: 'settings', port: 4104 });
