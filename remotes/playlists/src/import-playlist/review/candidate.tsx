import { artistNames, PROVIDER_NAMES, trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $currentTrack, $isPlaying } from '@segue/stores';
import {
  CoverImage,
  formatDuration,
  IconButton,
  oneLine,
  PauseIcon,
  PlayIcon,
  ProviderLogo,
  quietText,
  t,
} from '@segue/ui';
import { useStoreMap, useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Candidate } from '../import-state';

type ChoiceProps = { name: string; isChosen: boolean; onChoose: () => void; children: ReactNode };

/** A radio button of the group with this name. */
export function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}

export function CandidateRow({
  candidate: { track, lengthDifferenceMs },
  ...choice
}: Omit<ChoiceProps, 'children'> & { candidate: Candidate }) {
  return (
    <Option data-chosen={choice.isChosen || undefined}>
      <Choice {...choice}>
        <CoverImage src={track.imageUrl} size="queue" />
        <TrackDetails track={track} more={differenceText(lengthDifferenceMs)} />
      </Choice>
      <PreviewButton track={track} />
    </Option>
  );
}

/** Plays a track in the ordinary player. */
function PreviewButton({ track }: { track: Track }) {
  const isPlaying = useUnit($isPlaying);
  const isCurrent = useStoreMap({
    store: $currentTrack,
    keys: [trackKey(track)],
    fn: (current, [key]) => current !== null && trackKey(current) === key,
  });
  const isSounding = isCurrent && isPlaying;
  return (
    <IconButton
      label={`${isSounding ? 'Pause' : 'Play'} ${track.title}`}
      onClick={() => send('playback/play', { track })}
    >
      {isSounding ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
    </IconButton>
  );
}

/** Title, artists and length of a track. */
export function TrackDetails({ track, more }: { track: Track; more?: string | null }) {
  return (
    <Text>
      <strong dir="auto">{track.title}</strong>
      <span>
        <ProviderLogo provider={track.provider} />
        <bdi>{artistNames(track) || PROVIDER_NAMES[track.provider]}</bdi>
        {track.duration === null ? null : <i>{formatDuration(track.duration)}</i>}
        {more ? <i>{more}</i> : null}
      </span>
    </Text>
  );
}

/** "12 s longer" says why a track may be another version. */
function differenceText(milliseconds: number | null): string | null {
  if (milliseconds === null) return null;
  const seconds = Math.round(milliseconds / 1000);
  if (Math.abs(seconds) <= 2) return 'same length';
  const size = Math.abs(seconds) < 60 ? `${Math.abs(seconds)} s` : formatDuration(Math.abs(milliseconds));
  return `${size} ${seconds > 0 ? 'longer' : 'shorter'}`;
}

const Text = styled.span`
  display: grid;
  min-width: 0;
  strong {
    ${oneLine}
    font-weight: ${t('fontWeights.medium')};
  }
  > span {
    ${oneLine}
    display: flex;
    align-items: center;
    gap: ${t('space.2')};
    ${quietText}
  }
  bdi {
    ${oneLine}
  }
  i {
    flex: none;
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }
`;
export const Option = styled.div`
  display: flex;
  align-items: center;
  width: calc(100% + 2 * ${t('space.2')});
  border-radius: ${t('radii.row')};
  label {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${t('space.3')};
    min-width: 0;
    min-height: ${t('sizes.touch')};
    padding: ${t('space.1')} ${t('space.2')};
    cursor: pointer;
  }
  input {
    flex: none;
    appearance: none;
    width: 18px;
    height: 18px;
    margin: 0;
    border: 2px solid ${t('colors.ghost')};
    border-radius: 50%;
    transition: border-width ${t('motion.press')};
    &:checked {
      border: 6px solid ${t('colors.accent')};
    }
  }
  &:hover {
    background: ${t('colors.hover')};
  }
  &[data-chosen] {
    background: ${t('colors.selected')};
  }
`;
