import { remoteConfig } from '@segue/remote-kit/rspack';

export default remoteConfig({ name: 'settings', port: 4104 });
