// The presentational part of an entry, also used as the drag preview.
import { artistNames, type Provider, type Track } from '@segue/contract';
import { CoverImage, Equaliser, formatDuration, media, oneLine, ProviderDot, t } from '@segue/ui';
import type { ComponentProps, ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';
import { EntryBadges } from './entry-badges';

type Props = Pick<ComponentProps<'div'>, 'style' | 'onMouseDown'> & {
  ref?: Ref<HTMLDivElement>;
  track: Track;
  isCurrent: boolean;
  /** The user asked to play it; the equalizer moves once there is sound. */
  isPlaying?: boolean;
  isSounding?: boolean;
  /** Plays after the current entry. */
  isNext?: boolean;
  isLifted?: boolean;
  /** The entry is being dragged: its place in the list is empty. */
  isGone?: boolean;
  isFloating?: boolean;
  onPlay?: () => void;
  grip?: ReactNode;
  menu?: ReactNode;
};

export function EntryFace({
  track,
  isCurrent,
  isPlaying = false,
  isSounding = false,
  isNext = false,
  onPlay,
  grip,
  menu,
  ...rest
}: Props) {
  const { isLifted = false, isGone = false, isFloating = false, ...place } = rest;
  const look = isFloating ? 'floating' : isLifted ? 'lifted' : isGone ? 'gone' : 'resting';
  return (
    <Face {...place} $look={look} $playing={isCurrent ? track.provider : null}>
      <Side>{grip}</Side>
      <CoverImage src={track.imageUrl} size="queue" />
      <Words>
        <Title dir="auto" $isCurrent={isCurrent}>
          <ProviderDot provider={track.provider} />
          <Play type="button" onClick={onPlay} aria-label={`Play ${track.title}`}>
            {track.title}
          </Play>
        </Title>
        <About>
          <EntryBadges track={track} isNext={isNext} />
          <Artists dir="auto">{artistNames(track)}</Artists>
        </About>
      </Words>
      <Time>
        {isPlaying ? <Equaliser provider={track.provider} moving={isSounding} /> : null}
        {formatDuration(track.duration)}
      </Time>
      <Side>{menu}</Side>
    </Face>
  );
}

const looks = {
  resting: null,
  gone: css`
    opacity: 0.25;
  `,
  lifted: css`
    background: ${t('colors.selected')};
    box-shadow: inset 0 0 0 2px ${t('colors.accent')};
  `,
  floating: css`
    background: ${t('colors.floating')};
    box-shadow: ${t('shadows.floating')};
    cursor: grabbing;
  `,
} as const;

const Face = styled.div<{ $look: keyof typeof looks; $playing: Provider | null }>`
  position: relative;
  display: grid;
  grid-template-columns: 20px auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 10px;
  height: 58px;
  padding: 0 6px;
  border-radius: ${t('radii.row')};
  background: ${({ $playing }) => ($playing ? t(`gradients.${$playing}`) : 'none')};
  user-select: none;

  ${media.phone} {
    gap: ${t('space.2')};
  }

  ${media.hover} {
    &:hover {
      background-color: ${t('colors.hover')};
    }
  }

  ${({ $look }) => looks[$look]}
`;
const Side = styled.span`
  position: relative;
  z-index: 1;
  display: inline-grid;
  /* The grip is wider than its column. */
  place-content: center;
  place-items: center;
  color: ${t('colors.muted')};
`;
const Words = styled.div`
  min-width: 0;
`;
const Title = styled.p<{ $isCurrent: boolean }>`
  display: flex;
  align-items: center;
  gap: 7px;
  font-size: 0.875rem;
  font-weight: ${t('fontWeights.medium')};

  > i {
    width: 7px;
    height: 7px;
  }
`;
/* The whole entry plays; the words carry the name and the keyboard's focus. */
const Play = styled.button`
  ${oneLine}
  text-align: start;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${t('radii.row')};
  }

  &:focus-visible {
    outline: none;

    &::after {
      outline: 2px solid ${t('colors.accent')};
      outline-offset: -2px;
    }
  }
`;
/* One line. A warning comes first and is never cut: what has no room beside it wraps out of sight as a whole. */
const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: 6px;
  height: 1.45em;
  overflow: hidden;
  font-size: ${t('fontSizes.secondary')};
  color: ${t('colors.muted')};

  > .badges {
    display: flex;
    gap: ${t('space.1')};
    align-items: center;
  }
`;
const Artists = styled.p`
  ${oneLine}
  flex: 1 1 3em;
`;
const Time = styled.span`
  display: flex;
  align-items: center;
  gap: ${t('space.2')};
  font-size: ${t('fontSizes.secondary')};
  font-variant-numeric: tabular-nums;
  color: ${t('colors.faint')};
`;
