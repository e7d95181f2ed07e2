import { Button } from '@segue/ui';
import { useUnit } from 'effector-react';
import { Buttons, Card, CardText, ErrorPanel, SuccessMessage } from '../card';
import { $exportError, $exportSuccess, $isExporting, exportRequested } from './model';

export function DataExport() {
  const [isExporting, error, success, onExport] = useUnit([
    $isExporting,
    $exportError,
    $exportSuccess,
    exportRequested,
  ]);
  return (
    <Card title="Export your data">
      <CardText>Your profile, connections, favorites and playlists in one file.</CardText>
      <ErrorPanel error={error} />
      <SuccessMessage text={success} />
      <Buttons>
        {/* Not disabled while busy: that would take the focus away from who pressed it. */}
        <Button aria-busy={isExporting || undefined} onClick={() => onExport()}>
          {isExporting ? 'Preparing...' : 'Download your data'}
        </Button>
      </Buttons>
    </Card>
  );
}
