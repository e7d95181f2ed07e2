import { send } from '@segue/event-bus';
import { ChevronDownIcon, IconButton, media, t } from '@segue/ui';
import styled from 'styled-components';
import { NowPlaying } from './now-playing';
import { QueueToggle } from '../queue-toggle';
import { Seek } from './seek';
import { Transport } from './transport';
import { Volume } from './volume';

export function ExpandedBar() {
  return (
    <Row>
      <NowPlaying />
      <Middle>
        <Transport />
        <Seek />
      </Middle>
      <Right>
        <QueueToggle />
        <Volume />
        <IconButton label="Collapse player" hasTooltip="end" onClick={() => send('player/toggle-expanded')}>
          <ChevronDownIcon />
        </IconButton>
      </Right>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, min(640px, 38vw)) minmax(0, 1fr);
  align-items: center;
  gap: ${t('space.6')};
  height: 100%;
  padding: 0 ${t('sizes.edge')};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: ${t('space.2')};
    padding: 0 ${t('space.2')} 0 ${t('sizes.gutter')};
  }
`;
const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: ${t('space.1')};
  min-width: 0;
`;
const Right = styled.div`
  display: flex;
  justify-content: flex-end;
  align-items: center;
  gap: ${t('space.2')};
  color: ${t('colors.soft')};

  ${media.phone} {
    gap: 0;
  }
`;
