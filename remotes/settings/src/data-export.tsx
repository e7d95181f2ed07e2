// The download of all data of the account.
import { adviceOnTooMany } from '@segue/api-client';
import { Button } from '@segue/ui';
import { createEffect, createEvent, sample } from 'effector';
import { useUnit } from 'effector-react';
import { exportDataFx } from './api';
import { Buttons, Card, CardText, ErrorPanel, SuccessMessage } from './card';
import { createScreenStore } from './gates';

const FILE = 'segue-export.json';
const FAILED = "Your data couldn't be downloaded. Try again.";

const exportRequested = createEvent('exportRequested');
const $exportError = createScreenStore<string | null>(null)
  .on(exportDataFx.failed, (_, { error }) => {
    const advice = adviceOnTooMany(error);
    return advice === null ? FAILED : `You downloaded your data several times. ${advice}`;
  })
  .reset(exportDataFx);

/** Hands the answer to the browser's downloads. */
const saveFileFx = createEffect((data: unknown) => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: FILE });
  link.click();
  URL.revokeObjectURL(url);
});
const $exportSuccess = createScreenStore<string | null>(null)
  .on(saveFileFx.done, () => `Downloaded as ${FILE}.`)
  .reset(exportDataFx);

sample({ clock: exportRequested, fn: () => undefined, target: exportDataFx });
sample({ clock: exportDataFx.doneData, target: saveFileFx });

export function DataExport() {
  const [isExporting, error, success] = useUnit([exportDataFx.pending, $exportError, $exportSuccess]);
  const onExport = useUnit(exportRequested);
  return (
    <Card title="Export your data">
      <CardText>Your profile, connections, favorites and playlists in one file.</CardText>
      <ErrorPanel error={error} />
      <SuccessMessage text={success} />
      <Buttons>
        <Button busy={isExporting} onClick={() => onExport()}>
          {isExporting ? 'Preparing...' : 'Download your data'}
        </Button>
      </Buttons>
    </Card>
  );
}
