import { send } from '@segue/event-bus';
import { $currentTrack } from '@segue/stores';
import { ChevronUpIcon, IconButton, media, oneLine, ProviderLogo, quietText, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { QueueToggle } from '../queue/queue-toggle';
import { NextButton, PlayButton, PreviousButton } from '../controls/transport-buttons';
import { OpenInProvider } from '../controls/open-in-provider';
import { OpenViewButton } from './open-view-button';

export function CollapsedBar() {
  const track = useUnit($currentTrack);
  if (!track) return null;
  const [firstArtist] = track.artistInfo;
  return (
    <Row>
      <Playing>
        <OpenViewButton track={track} />
        <Text>
          <OpenInProvider track={track}>
            <ProviderLogo provider={track.provider} isNamed />
          </OpenInProvider>
          <Title dir="auto">{track.title}</Title>
          {firstArtist ? <Artist dir="auto">{firstArtist.name}</Artist> : null}
        </Text>
      </Playing>
      <Controls>
        <PreviousButton />
        <PlayButton />
        <NextButton />
      </Controls>
      <QueueToggle />
      <IconButton label="Expand player" hasTooltip onClick={() => send('player/toggle-expanded')}>
        <ChevronUpIcon />
      </IconButton>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  height: 100%;
  padding: 0 ${t('sizes.edge')};
  color: ${t('colors.soft')};

  ${media.phone} {
    gap: ${t('space.1')};
    padding: 0 ${t('space.2')} 0 ${t('sizes.gutter')};
  }
`;
const Playing = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${t('space.3')};
  min-width: 0;

  > button {
    width: 36px;
  }
`;
const Text = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${t('space.2')};
  min-width: 0;
  font-size: 0.875rem;

  > a,
  > i {
    align-self: center;
  }

  > a {
    justify-content: center;
    min-width: 24px;
    height: 24px;
    margin-inline: calc((${t('marks.size')} - 24px) / 2);
  }

  ${media.phone} {
    display: grid;
    grid-template: 'title title' auto 'logo artist' auto / auto minmax(0, 1fr);
    align-items: center;
    gap: 0 ${t('marks.gap')};
    line-height: 1.3;

    > a,
    > i {
      grid-area: logo;
      min-width: 0;
      height: auto;
      margin: 0;
    }
  }
`;
const Title = styled.span`
  ${oneLine}
  grid-area: title;
  font-weight: ${t('fontWeights.medium')};
  color: ${t('colors.text')};
`;
const Artist = styled.span`
  ${oneLine}
  ${quietText}
  grid-area: artist;
  flex: 0 1000 auto;
`;
const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space.2')};

  ${media.phone} {
    gap: ${t('space.1')};
  }
`;
