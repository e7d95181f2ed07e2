import { adviceOnTooMany, type ApiFailure } from '@segue/api-client';
import { Button } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { exportDataFx } from './api';
import { Buttons, Card, CardText, ErrorPanel, SuccessMessage } from './card';

const FILE = 'segue-export.json';
const FAILED = "Your data couldn't be downloaded. Try again.";

export function DataExport() {
  const [exportData, isExporting] = useUnit([exportDataFx, exportDataFx.pending]);
  const [result, setResult] = useState<'none' | 'saved' | ApiFailure>('none');
  const onExport = () => {
    setResult('none');
    void exportData()
      .then(save)
      .then(() => setResult('saved'), setResult);
  };
  return (
    <Card title="Export your data">
      <CardText>Your profile, connections, favorites and playlists in one file.</CardText>
      <ErrorPanel error={typeof result === 'string' ? null : errorOf(result)} />
      <SuccessMessage text={result === 'saved' ? `Downloaded as ${FILE}.` : null} />
      <Buttons>
        <Button busy={isExporting} onClick={onExport}>
          {isExporting ? 'Preparing...' : 'Download your data'}
        </Button>
      </Buttons>
    </Card>
  );
}

function errorOf(failure: ApiFailure): string {
  const advice = adviceOnTooMany(failure);
  return advice === null ? FAILED : `You downloaded your data several times. ${advice}`;
}

/** Hands the answer to the browser's downloads. */
function save(data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: FILE }).click();
  URL.revokeObjectURL(url);
}
