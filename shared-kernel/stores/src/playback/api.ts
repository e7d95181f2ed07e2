import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const saveVolumeFx = createRequestFx(routes.saveVolume, { concurrency: 'every' });
