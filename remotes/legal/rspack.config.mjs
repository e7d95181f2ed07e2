import { remoteConfig } from '@segue/tooling/rspack';

export default remoteConfig({ name: 'legal', port: 4105 });
