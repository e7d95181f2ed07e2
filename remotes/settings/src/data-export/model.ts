import { adviceOnTooMany } from '@segue/kernel/request';
import { createEffect, createEvent, sample } from 'effector';
import { exportDataFx } from '../api';
import { createScreenStore } from '../gates';

const FILE = 'segue-export.json';
const FAILED = 'Your data couldn’t be downloaded. Try again.';

export const exportRequested = createEvent('exportRequested');
export const $isExporting = exportDataFx.pending;
export const $exportError = createScreenStore<string | null>(null)
  .on(exportDataFx.failed, (_, { error }) => {
    const advice = adviceOnTooMany(error);
    return advice === null ? FAILED : `You downloaded your data several times. ${advice}`;
  })
  .reset(exportDataFx);

const saveFileFx = createEffect((data: unknown) => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: FILE });
  link.click();
  URL.revokeObjectURL(url);
});
export const $exportSuccess = createScreenStore<string | null>(null)
  .on(saveFileFx.done, () => `Downloaded as ${FILE}.`)
  .reset(exportDataFx);

sample({ clock: exportRequested, fn: () => undefined, target: exportDataFx });
sample({ clock: exportDataFx.doneData, target: saveFileFx });
