import { remoteConfig } from '@segue/remote-kit/rspack';

export default remoteConfig({ name: 'search', port: 4101 });
