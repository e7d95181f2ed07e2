import { send } from '@segue/event-bus';
import { ChevronDownIcon, ExpandIcon, IconButton, media, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { RepeatButton, ShuffleButton } from '../controls/mode-buttons';
import { nowPlayingToggled, preloadNowPlaying } from '../now-playing';
import { PlayerMenuButton } from './player-menu';
import { QueueToggle } from '../queue/queue-toggle';
import { Seek } from '../controls/seek';
import { NextButton, PlayButton, PreviousButton } from '../controls/transport-buttons';
import { Volume } from '../controls/volume';
import { CurrentTrack, Desktop } from './current-track';

/** On a phone: the track, Play and Next; the rest is in the now-playing view, one tap away. */
export function ExpandedBar() {
  const toggleView = useUnit(nowPlayingToggled);
  return (
    <Row>
      <CurrentTrack />
      <Middle>
        <Controls>
          <ShuffleButton place="bar" />
          <PreviousButton />
          <PlayButton look="large" />
          <NextButton />
          <RepeatButton place="bar" />
        </Controls>
        <SeekRow>
          <Seek />
        </SeekRow>
      </Middle>
      <Right>
        <PlayerMenuButton />
        <QueueToggle />
        <Volume />
        <Desktop>
          <IconButton
            label="Open now playing"
            hasTooltip
            onPointerEnter={preloadNowPlaying}
            onClick={() => toggleView()}
          >
            <ExpandIcon />
          </IconButton>
        </Desktop>
        <IconButton label="Collapse player" hasTooltip onClick={() => send('player/toggle-expanded')}>
          <ChevronDownIcon />
        </IconButton>
      </Right>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  /* The seek slider over the whole width, above the rest. */
  grid-template: 'seek seek seek' auto 'track controls right' 1fr / minmax(0, 1.4fr) auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${t('space.4')};
  height: 100%;
  padding: ${t('space.1')} ${t('sizes.edge')} ${t('space.2')};

  ${media.desktop} {
    grid-template: none / minmax(0, 1fr) minmax(0, min(540px, 38vw)) minmax(0, 1fr);
    gap: ${t('space.6')};
    padding-block: 0;
  }

  ${media.phone} {
    grid-template: none / minmax(0, 1fr) auto;
    gap: ${t('space.2')};
    padding: 0 ${t('space.2')} 0 ${t('sizes.gutter')};
  }
`;
const Middle = styled.div`
  display: contents;

  ${media.desktop} {
    display: grid;
    justify-items: center;
    /* The time under the pointer finds room between the buttons and the slider. */
    gap: ${t('space.3')};
    min-width: 0;
  }
`;
const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space.2')};
  color: ${t('colors.soft')};

  ${media.desktop} {
    gap: ${t('space.4')};
  }

  ${media.phone} {
    gap: 0;

    > [aria-label='Previous'] {
      display: none;
    }
    button,
    button[data-look='large'],
    button[data-look='large']:hover:not(:disabled) {
      width: ${t('sizes.touch')};
      height: ${t('sizes.touch')};
      color: ${t('colors.text')};
      background: none;
    }
  }
`;
const SeekRow = styled.div`
  width: 100%;

  @media (max-width: 1199.98px) {
    grid-area: seek;
  }

  /* The target of a finger reaches beyond the row. */
  ${media.touch} {
    margin-block: -12px;
  }

  ${media.phone} {
    display: none;
  }
`;
const Right = styled.div`
  --volume-width: 52px;
  display: flex;
  justify-content: flex-end;
  align-items: center;
  gap: ${t('space.2')};
  color: ${t('colors.soft')};

  ${media.desktop} {
    --volume-width: 96px;
    gap: ${t('space.3')};
  }

  /* Before the title is cut, the slider goes into a box above its button. */
  @media (max-width: 959.98px) {
    --volume-width: 132px;

    [data-rail] {
      position: absolute;
      right: 50%;
      bottom: 100%;
      translate: 50%;
      padding: ${t('space.5')} ${t('space.4')} ${t('space.2')};
      border-radius: ${t('radii.field')};
      background: ${t('colors.floating')};
      box-shadow: ${t('shadows.floating')};
    }
    :not(:hover, :focus-within) > [data-rail] {
      opacity: 0;
      pointer-events: none;
    }
  }

  ${media.phone} {
    display: none;
  }
`;
