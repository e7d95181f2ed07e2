import { Button, t } from '@segue/ui';
import styled from 'styled-components';
import { LoadError } from './fallbacks';

export const screenLoadError = (retry: () => void) => (
  <LoadError size="screen" title="This screen couldn’t load." onRetry={retry} />
);

export const queueLoadError = (retry: () => void) => (
  <LoadError size="widget" title="The queue couldn’t load." onRetry={retry} />
);

export const playerLoadError = (retry: () => void) => (
  <Row role="alert">
    The player couldn’t load.
    <Button size="small" onClick={retry}>
      Try again
    </Button>
  </Row>
);

const Row = styled.div`
  position: fixed;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${t('space.4')};
  padding: ${t('space.5')};
  background: ${t('colors.deep')};
`;
