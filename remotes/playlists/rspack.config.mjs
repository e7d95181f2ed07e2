import { remoteConfig } from '@segue/remote-kit/rspack';

export default remoteConfig({ name: 'playlists', port: 4103 });
