import { remoteConfig } from '@segue/tooling/rspack';

export default remoteConfig({ name: 'library', port: 4102 });
