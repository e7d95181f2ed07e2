import { Button } from '@segue/ui';
import { useUnit } from 'effector-react';
import { Buttons, Card, CardText, ErrorPanel, SuccessMessage } from '../card';
import { $exportError, $exportSuccess, $isExporting, exportRequested } from './model';

export function DataExport() {
  const [isExporting, error, success] = useUnit([$isExporting, $exportError, $exportSuccess]);
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
