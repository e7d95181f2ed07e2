// The presentational part of an entry, also used in now playing.
import { playingLength, type Provider, type Track } from '@segue/contract';
import { Badge, CoverImage, Equaliser, formatDuration, media, oneLine, ProviderLogo, t } from '@segue/ui';
import { Check, mainButton } from '@segue/tracks';
import type { ComponentProps, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { creditLine } from '../../controls/track-texts';
import { EntryNote, useEntryState } from './entry-note';

const HOUR_MS = 3_600_000;

type Props = Pick<ComponentProps<'div'>, 'style' | 'onMouseDown'> & {
  ref?: Ref<HTMLDivElement>;
  track: Track;
  isCurrent: boolean;
  /** Null while no entry is chosen. */
  isChosen?: boolean | null;
  /** The user asked to play it; the equalizer moves once there is sound. */
  isPlaying?: boolean;
  isSounding?: boolean;
  /** Comes after the current entry. */
  isUpcoming?: boolean;
  /** The Tab key reaches one entry; the arrow keys reach the others. */
  isTabStop?: boolean;
  onPlay?: () => void;
  grip?: ReactNode;
  menu?: ReactNode;
};

export function EntryRow({
  track,
  isCurrent,
  isChosen = null,
  isPlaying = false,
  isSounding = false,
  isUpcoming = false,
  isTabStop = true,
  onPlay,
  grip,
  menu,
  ...place
}: Props) {
  const state = useEntryState(track, isUpcoming);
  return (
    <Row
      {...place}
      data-chosen={isChosen ?? undefined}
      $playing={isCurrent ? track.provider : null}
      $hasHours={(track.duration ?? 0) >= HOUR_MS}
    >
      <Grip>{grip}</Grip>
      <Cover>
        <CoverImage src={track.imageUrl} size="queue" />
        {isChosen !== null && <Check isChosen={isChosen} />}
      </Cover>
      <Title $isDimmed={state.willSkip} $playing={isCurrent ? track.provider : null}>
        {isPlaying ? <Equaliser provider={track.provider} moving={isSounding} /> : null}
        <Play
          type="button"
          dir="auto"
          tabIndex={isTabStop ? 0 : -1}
          onClick={onPlay}
          {...mainButton(track.title, false, isChosen)}
        >
          {track.title}
        </Play>
        {track.explicit ? <Badge label="Explicit">E</Badge> : null}
      </Title>
      <About>
        <ProviderLogo provider={track.provider} isNamed />
        <Details>
          <EntryNote {...state} />
          <Artists dir="auto">{creditLine(track)}</Artists>
        </Details>
        <Time $isDimmed={state.willSkip}>{formatDuration(playingLength(track))}</Time>
      </About>
      <Side>{menu}</Side>
    </Row>
  );
}

const Row = styled.div<{ $playing: Provider | null; $hasHours: boolean }>`
  position: relative;
  --time-width: ${({ $hasHours }) => ($hasHours ? '54px' : '42px')};
  display: grid;
  grid-template: 'grip cover title menu' 22px 'grip cover about menu' 19px / 24px auto minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
  column-gap: 10px;
  height: 56px;
  padding: 0 ${t('space.1')};
  border-radius: ${t('radii.row')};
  background: ${({ $playing }) => ($playing ? t(`gradients.${$playing}`) : 'none')};
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  transition: background-color ${t('motion.hover')};

  ${media.phone} {
    --time-width: 0px;
    grid-template-columns: 24px auto minmax(0, 1fr) auto;
    column-gap: ${t('space.2')};
    padding: 0 0 0 ${t('space.2')};
  }

  ${media.hover} {
    &:hover,
    &:focus-within {
      background-color: ${t('colors.hover')};
    }
  }

  &[data-chosen='true'] {
    background-color: ${t('colors.selected')};
  }

  &[data-held] {
    background: ${t('colors.floating')};
    box-shadow: ${t('shadows.floating')};
  }
`;
const Side = styled.span`
  position: relative;
  z-index: 1;
  grid-area: menu;
  color: ${t('colors.ghost')};

  ${Row}:is(:hover, :focus-within) & {
    color: ${t('colors.soft')};
  }
`;
/* The button is wider than its column on touch screens. */
const Grip = styled(Side)`
  display: grid;
  grid-area: grip;
  place-content: center;
  place-items: center;
`;
const Cover = styled.span`
  position: relative;
  grid-area: cover;

  .check {
    position: absolute;
    inset: auto -7px -7px auto;
  }
`;
const Title = styled.p<{ $isDimmed: boolean; $playing: Provider | null }>`
  display: flex;
  grid-area: title;
  align-items: center;
  gap: ${t('space.2')};
  min-width: 0;
  padding-inline-end: var(--time-width);
  font-size: ${t('fontSizes.tile')};
  font-weight: ${t('fontWeights.medium')};
  color: ${({ $isDimmed, $playing }) =>
    $playing ? t(`colors.${$playing}Text`) : $isDimmed ? t('colors.soft') : t('colors.text')};
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
const About = styled.div`
  display: flex;
  grid-area: about;
  align-items: center;
  gap: ${t('marks.gap')};
  min-width: 0;
  padding-inline-end: var(--time-width);
  font-size: ${t('fontSizes.secondary')};
  color: ${t('colors.muted')};

  > i {
    font-size: 11px;
  }
`;
/* One line. A warning comes first and is never cut: what has no room beside it wraps out of sight as a whole. */
const Details = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  min-width: 0;
  height: 1.45em;
  line-height: 1.45;
  overflow: hidden;

  > span {
    flex: none;
    white-space: nowrap;
  }

  > * + *::before {
    content: '·';
    margin-inline: 5px;
    color: ${t('colors.muted')};
  }
`;
const Artists = styled.p`
  ${oneLine}
  flex: 1 1 4em;
`;
/* At the end of the row; on a phone after the artists, and where it would cut a warning, not at all. */
const Time = styled.span<{ $isDimmed: boolean }>`
  position: absolute;
  inset-inline-end: 46px;
  top: 50%;
  translate: 0 -50%;
  font-variant-numeric: tabular-nums;
  color: ${t('colors.faint')};

  ${Row}:is(:hover, :focus-within) & {
    color: ${t('colors.soft')};
  }

  ${media.phone} {
    position: static;
    display: ${({ $isDimmed }) => ($isDimmed ? 'none' : 'inline')};
    flex: none;
    margin-inline-start: -2px;
    translate: none;

    &::before {
      content: '·';
      margin-inline-end: 5px;
    }
  }
`;
