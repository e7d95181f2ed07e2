import { hostConfig } from '@segue/remote-kit/rspack';

export default hostConfig();
