import { playingLength, PROVIDER_NAMES, trackKey, type Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { useTrackMenu } from '@segue/ui/tracks';
import {
  cardSurface,
  CoverImage,
  formatDuration,
  HomeSection,
  lightDark,
  media,
  oneLine,
  PlayIcon,
  ProviderLogo,
  t,
} from '@segue/ui';
import { useCoverColor } from '@segue/ui/cover-tint';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { lineClamp } from '../../platform/page/line-clamp';
import { PlayedPart, creditLine } from '../../player/late';
import { $continuation, type Continuation } from './model';
import { PlayCircle } from './track-tiles';

const MAX_COVERS = 3;

export function ContinueCard() {
  const continuation = useUnit($continuation);
  return continuation && <Continue {...continuation} />;
}

function Continue({ track, position, upcoming }: Continuation) {
  const menu = useTrackMenu(track);
  const cover = useCoverColor(track.imageUrl);
  return (
    <HomeSection title="Continue listening">
      <Card
        {...menu}
        data-provider={track.provider}
        data-plays={track.provider}
        data-known={cover !== undefined || undefined}
        style={cover}
      >
        <Cover>
          <CoverImage src={track.imageUrl} size="fill" eager />
        </Cover>
        <Text>
          <Top>
            <Names>
              <Title dir="auto">{track.title}</Title>
              <Artists>
                <ProviderLogo provider={track.provider} isNamed />
                <span dir="auto">{creditLine(track)}</span>
              </Artists>
            </Names>
            <Press
              type="button"
              aria-label={`Continue ${track.title}, ${PROVIDER_NAMES[track.provider]}`}
              onClick={() => send('queue/resume-last')}
            >
              <PlayCircle>
                <PlayIcon size={20} />
              </PlayCircle>
            </Press>
          </Top>
          {upcoming.length > 0 ? (
            <Next>
              <Covers aria-hidden>
                {upcoming.slice(0, MAX_COVERS).map((next) => (
                  <CoverImage key={trackKey(next)} src={next.imageUrl} />
                ))}
              </Covers>
              <span>{`Then ${upcoming.length} more in your queue`}</span>
            </Next>
          ) : null}
          <Progress track={track} position={position} />
        </Text>
      </Card>
    </HomeSection>
  );
}

function Progress({ track, position }: { track: Track; position: number }) {
  const duration = playingLength(track);
  return (
    <Line>
      <span>{formatDuration(position)}</span>
      <Rail aria-hidden>
        <PlayedPart provider={track.provider} position={position} duration={duration} />
      </Rail>
      <span>{formatDuration(duration)}</span>
    </Line>
  );
}

const Press = styled.button`
  flex: none;
  border-radius: ${t('radii.card')};
  /* The whole card is the target. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${t('colors.accent')};
    outline-offset: 2px;
  }
  &:hover ${PlayCircle} {
    transform: scale(1.05);
  }
  ${PlayCircle} {
    width: ${t('sizes.touch')};
  }
`;
/* In the color of the cover; in that of the service when the cover cannot be read. */
const Card = styled.div`
  --tint: color-mix(in srgb, var(--provider) 32%, transparent);
  --cover-color: ${lightDark('var(--cover-color-light, var(--tint))', 'var(--cover-color-dark, var(--tint))')};
  position: relative;
  z-index: 0;
  display: flex;
  align-items: center;
  gap: 18px;
  min-height: 156px;
  padding: ${t('space.4')};
  ${media.content.phone} {
    gap: 14px;
  }
  ${cardSurface}
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    border-radius: inherit;
    background: linear-gradient(
      100deg,
      color-mix(in srgb, var(--cover-color) 74%, transparent),
      color-mix(in srgb, var(--cover-color) 24%, transparent)
    );
    opacity: 0;
    transition: opacity ${t('motion.view')};
  }
  &[data-known]::before {
    opacity: 1;
  }
`;
const Cover = styled.div`
  flex: none;
  width: 124px;
  > * {
    border-radius: ${t('radii.control')};
  }
  ${media.content.phone} {
    width: 84px;
  }
`;
const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  gap: 2px;
  min-width: 0;
`;
const Top = styled.div`
  display: flex;
  gap: ${t('space.3')};
  align-items: start;
`;
const Title = styled.p`
  ${lineClamp(2)}
  color: ${t('colors.text')};
  font-size: ${t('fontSizes.card')};
  font-weight: ${t('fontWeights.bold')};
  line-height: 26px;
  letter-spacing: -0.014em;
  ${media.content.phone} {
    font-size: ${t('fontSizes.section')};
    line-height: 22px;
  }
`;
const Names = styled.div`
  flex: 1;
  min-width: 0;
  color: ${t('colors.soft')};
  font-size: ${t('fontSizes.tile')};
`;
const Artists = styled.p`
  display: flex;
  align-items: center;
  gap: ${t('marks.gap')};
  > span {
    ${oneLine}
  }
`;
const Next = styled.p`
  display: flex;
  align-items: center;
  gap: ${t('space.2')};
  margin-top: ${t('space.3')};
  color: ${t('colors.soft')};
  font-size: ${t('fontSizes.secondary')};
`;
const Covers = styled.span`
  display: flex;
  flex: none;
  > * {
    width: 26px;
  }
  ${media.content.phone} {
    display: none;
  }
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  margin-top: ${t('space.2')};
  color: ${t('colors.soft')};
  font-size: ${t('fontSizes.secondary')};
  font-variant-numeric: tabular-nums;
`;
const Rail = styled.span`
  flex: 1;
  height: 4px;
  overflow: hidden;
  border-radius: ${t('radii.pill')};
  background: ${t('colors.rail')};
  ${media.forcedColors} {
    outline: 1px solid;
  }
`;
