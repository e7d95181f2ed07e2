import { hostConfig } from '@segue/tooling/rspack';

export default hostConfig();
