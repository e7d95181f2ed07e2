import { remoteConfig } from '@segue/remote-kit/rspack';

export default remoteConfig({ name: 'library', port: 4102 });
