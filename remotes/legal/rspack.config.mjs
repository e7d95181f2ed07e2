import { remoteConfig } from '@segue/remote-kit/rspack';

export default remoteConfig({ name: 'legal', port: 4105 });
