import { createRequestFx } from '@segue/kernel/request';
import { routes } from '@segue/contract';

export const saveVolumeFx = createRequestFx(routes.saveVolume, { concurrency: 'every' });
