// The player bar, expanded or collapsed. On a phone shuffle, seek and volume are in the now-playing view.
import { send } from '@segue/kernel/bus';
import { $currentTrack } from '@segue/kernel/state';
import { ChevronDownIcon, ChevronUpIcon, IconButton, media, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled, { keyframes } from 'styled-components';
import { $duration, $position } from '../model/model';
import { $isPlayerExpanded } from '../model/panels';
import { PlayedPart } from '../controls/played-part';
import { QueueToggle } from '../controls/queue-toggle';
import { Seek } from '../controls/seek';
import { Transport } from '../controls/transport';
import { Volume } from '../controls/volume';
import { nowPlayingToggled } from '../now-playing';
import { PlayerOptions } from '../options';
import { TrackAnnouncement } from './announcement';
import { BarTrack } from './bar-track';
import { OtherTabNotice } from './other-tab-notice';
import { useSwipeUp } from './swipe-up';

export function PlayerBar() {
  const [track, isExpanded, toggleView] = useUnit([$currentTrack, $isPlayerExpanded, nowPlayingToggled]);
  const swipe = useSwipeUp(toggleView);
  if (!track) return null;
  return (
    <>
      <TrackAnnouncement />
      <OtherTabNotice />
      <Bar {...swipe} data-collapsed={isExpanded ? undefined : ''}>
        <ProgressLine />
        <BarTrack track={track} isExpanded={isExpanded} />
        <Middle>
          <Transport size="small" />
          {isExpanded ? <Seek /> : null}
        </Middle>
        <Right>
          {isExpanded ? <PlayerOptions /> : null}
          <QueueToggle />
          {isExpanded ? <Volume /> : null}
          <IconButton
            label={isExpanded ? 'Collapse player' : 'Expand player'}
            hasTooltip
            onClick={() => send('player/toggle-expanded')}
          >
            {isExpanded ? <ChevronDownIcon /> : <ChevronUpIcon />}
          </IconButton>
        </Right>
      </Bar>
    </>
  );
}

/** Shows the position where the bar has no seek slider. */
function ProgressLine() {
  const [track, position, duration] = useUnit([$currentTrack, $position, $duration]);
  if (!track) return null;
  return (
    <Line aria-hidden data-testid="progress-line" data-provider={track.provider}>
      <PlayedPart provider={track.provider} position={position} duration={duration} />
    </Line>
  );
}

const Line = styled.div`
  position: absolute;
  inset: -1px 0 auto;
  height: 2px;
  overflow: hidden;
  background: ${t('colors.hairline')};
`;
const Middle = styled.div`
  display: contents;

  ${media.desktop} {
    display: grid;
    justify-items: center;
    /* The time under the pointer finds room between the buttons and the slider. */
    gap: ${t('space.3')};
    min-width: 0;

    > :first-child {
      gap: ${t('space.4')};
    }
  }
  /* The target of a finger reaches beyond the slider. */
  ${media.touch} {
    > :last-child {
      margin-block: -12px;
    }
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

  /* Before the title is cut, Mute is enough. */
  @media (max-width: 959.98px) {
    [data-rail] {
      display: none;
    }
  }
`;

const appear = keyframes`from { opacity: 0; }`;
const Bar = styled.div`
  display: grid;
  align-items: center;
  gap: 0 ${t('space.4')};
  height: 100%;
  padding: 0 ${t('sizes.edge')};
  /* The page does not scroll under a finger that swipes. */
  touch-action: pinch-zoom;
  animation: ${appear} ${t('motion.panel')};

  ${media.phone} {
    gap: ${t('space.2')};
    padding: 0 ${t('space.2')} 0 ${t('sizes.gutter')};
  }

  &[data-collapsed] {
    grid-template: none / minmax(0, 1fr) auto auto;

    ${Middle} {
      display: contents;
    }
    [data-size] > span {
      display: none;
    }
    button[data-look='large'] {
      width: 36px;
      height: 36px;
    }
  }

  &:not([data-collapsed]) {
    /* The seek slider over the whole width, above the rest. */
    grid-template: 'seek seek seek' auto 'track controls right' 1fr / minmax(0, 1.4fr) auto minmax(0, 1fr);

    ${media.desktop} {
      grid-template: none / minmax(0, 1fr) minmax(0, min(540px, 38vw)) minmax(0, 1fr);
      gap: ${t('space.6')};
    }
    @media (min-width: 768px) and (max-width: 1199.98px) {
      padding-block: ${t('space.1')} ${t('space.2')};

      [data-size] + * {
        grid-area: seek;
      }
    }
    ${media.tablet} {
      > ${Line} {
        display: none;
      }
    }
    ${media.phone} {
      grid-template: none / minmax(0, 1fr) auto auto;

      ${Right} > :not([data-queue]),
      [data-size] > span, [data-size] + * {
        display: none;
      }
    }
  }

  ${media.phone} {
    [data-size] {
      gap: 0;
    }
    [aria-label='Previous'] {
      display: none;
    }
    [data-queue] button,
    [data-size] button,
    [data-size] button[data-look='large']:not(:disabled) {
      width: ${t('sizes.touch')};
      height: ${t('sizes.touch')};
      color: ${t('colors.text')};
      background: none;
    }
  }
`;
