import { remoteConfig } from '@segue/tooling/rspack';

export default remoteConfig({ name: 'search', port: 4101 });
