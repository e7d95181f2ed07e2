import { remoteConfig } from '@segue/tooling/rspack';

export default remoteConfig({ name: 'playlists', port: 4103 });
