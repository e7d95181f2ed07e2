import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $currentTrack, $isPlaying } from '@segue/stores';
import { CoverImage, formatDuration, IconButton, PauseIcon, PlayIcon, t } from '@segue/ui';
import { useStoreMap, useUnit } from 'effector-react';
import { memo, useId } from 'react';
import styled from 'styled-components';
import { chose } from '../changes';
import type { Candidate, Entry } from '../import-state';
import { importChanged } from '../model';
import { namesOf, SearchAgain } from './search-again';
import { TrackDetails } from './track-details';

/** A track with a candidate or more: a radio button for each, and one to leave the track out. */
export const UnsureRow = memo(function UnsureRow({ entry }: { entry: Entry }) {
  const onChange = useUnit(importChanged);
  const name = useId();
  return (
    <li>
      <Question>
        <legend dir="auto">{namesOf(entry)}</legend>
        {entry.candidates.map((candidate) => (
          <CandidateRow
            key={trackKey(candidate.track)}
            name={name}
            candidate={candidate}
            isChosen={entry.choice !== null && trackKey(entry.choice) === trackKey(candidate.track)}
            onChoose={() => onChange(chose(entry.id, candidate.track))}
          />
        ))}
        <Option>
          <label>
            <input
              type="radio"
              name={name}
              checked={entry.isLeftOut}
              onChange={() => onChange(chose(entry.id, null))}
            />
            <span>Leave out</span>
          </label>
        </Option>
        <SearchAgain entry={entry} />
      </Question>
    </li>
  );
});

type CandidateProps = { name: string; candidate: Candidate; isChosen: boolean; onChoose: () => void };

function CandidateRow({ name, candidate, isChosen, onChoose }: CandidateProps) {
  const { track, lengthDifferenceMs } = candidate;
  return (
    <Option data-chosen={isChosen || undefined}>
      <label>
        <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
        <CoverImage src={track.imageUrl} size="queue" />
        <TrackDetails track={track} more={differenceText(lengthDifferenceMs)} />
      </label>
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

/** "12 s longer" says why a track may be another version. */
function differenceText(milliseconds: number | null): string | null {
  if (milliseconds === null) return null;
  const seconds = Math.round(milliseconds / 1000);
  if (Math.abs(seconds) <= 2) return 'same length';
  const size = Math.abs(seconds) < 60 ? `${Math.abs(seconds)} s` : formatDuration(Math.abs(milliseconds));
  return `${size} ${seconds > 0 ? 'longer' : 'shorter'}`;
}

const Question = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 2px;
  min-width: 0;
  padding: ${t('space.3')} 0 0;
  border: 0;
  border-top: 1px solid ${t('colors.hairline')};
  /* The covers stand below the name that was looked for. */
  > :not(legend) {
    margin-inline-start: calc(-1 * ${t('space.2')});
  }
  legend {
    /* Inside the border, as any other line. */
    float: left;
    width: 100%;
    padding: 0;
    margin-bottom: ${t('space.2')};
    font-weight: ${t('fontWeights.medium')};
    overflow-wrap: anywhere;
  }
`;
const Option = styled.div`
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
