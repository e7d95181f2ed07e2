import { screens } from '@segue/contract/screens';
import { Button, buttonLook } from '@segue/ui';
import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Buttons, Card, CardText, ErrorPanel, SuccessMessage } from '../card';
import { $exportError, $exportSuccess, $isExporting, exportRequested } from './model';

export function DataExport() {
  const [isExporting, error, success] = useUnit([$isExporting, $exportError, $exportSuccess]);
  const onExport = useUnit(exportRequested);
  return (
    <Card title="Your data">
      <CardText>
        Your profile, connections, favorites and playlists in one file, which another server can import.
      </CardText>
      <ErrorPanel error={error} />
      <SuccessMessage text={success} />
      <Buttons>
        <Button busy={isExporting} onClick={() => onExport()}>
          {isExporting ? 'Preparing...' : 'Download your data'}
        </Button>
        <ImportLink to={`${screens.playlists}/import`}>Import</ImportLink>
      </Buttons>
    </Card>
  );
}

const ImportLink = styled(Link)`
  ${buttonLook.quiet}
`;
