import { trackKey } from '@segue/contract';
import { Button, CoverImage, formatDuration, quietText, SearchIcon, t, TextField } from '@segue/ui';
import { useUnit } from 'effector-react';
import { memo, useId, useState } from 'react';
import styled from 'styled-components';
import { chose, reopened, searchedAgain } from '../changes';
import type { Entry } from '../import-state';
import { $review, importChanged } from '../model';
import { CandidateRow, Choice, Option, TrackDetails } from './candidate';
import { stateText } from './state-text';

/** An entry that the user decides: a radio button for each candidate, and one to leave the entry out. */
export const OpenRow = memo(function OpenRow({ entry }: { entry: Entry }) {
  const onChange = useUnit(importChanged);
  const name = useId();
  const { id, candidates, choice, isLeftOut } = entry;
  return (
    <li>
      <Question>
        <legend dir="auto">{namesOf(entry)}</legend>
        {candidates.map((candidate) => (
          <CandidateRow
            key={trackKey(candidate.track)}
            name={name}
            candidate={candidate}
            isChosen={choice !== null && trackKey(choice) === trackKey(candidate.track)}
            onChoose={() => onChange(chose(id, candidate.track))}
          />
        ))}
        {candidates.length > 0 ? (
          <Option>
            <Choice name={name} isChosen={isLeftOut} onChoose={() => onChange(chose(id, null))}>
              <span>Skip</span>
            </Choice>
          </Option>
        ) : null}
        {entry.status === 'missing' ? <State>{stateText(entry, {})}</State> : null}
        <SearchAgain entry={entry} />
      </Question>
    </li>
  );
});

export const FoundRow = memo(function FoundRow({ entry }: { entry: Entry }) {
  const onChange = useUnit(importChanged);
  const track = entry.choice!;
  return (
    <Found>
      <CoverImage src={track.imageUrl} size="queue" />
      <TrackDetails track={track} />
      <Button
        variant="ghost"
        size="small"
        aria-label={`Change ${track.title}`}
        onClick={() => onChange(reopened(entry.id))}
      >
        Change
      </Button>
    </Found>
  );
});

/** An entry that is still to be searched for, or whose service owes an answer. */
export function WaitingRow({ entry }: { entry: Entry }) {
  const review = useUnit($review);
  return (
    <li dir="auto">
      <span>{namesOf(entry)}</span> <State>{stateText(entry, review?.holds ?? {})}</State>
    </li>
  );
}

/** Searches for an entry by other words. */
function SearchAgain({ entry }: { entry: Entry }) {
  const [query, setQuery] = useState(`${entry.listed.artists} ${entry.listed.title}`.trim());
  const [isOpen, setOpen] = useState(entry.candidates.length === 0);
  const onChange = useUnit(importChanged);
  if (!isOpen) {
    return (
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        <SearchIcon size={16} /> Search again
      </Button>
    );
  }
  return (
    <Search
      onSubmit={(event) => {
        event.preventDefault();
        if (query.trim() !== '') onChange(searchedAgain(entry.id, query.trim()));
      }}
    >
      <TextField
        label={`Search for ${namesOf(entry)}`}
        hideLabel
        dir="auto"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Button type="submit" aria-label={`Search again for ${namesOf(entry)}`}>
        Search
      </Button>
    </Search>
  );
}

/** The text of an entry as the imported file has it: artists, title and length. */
export function namesOf({ listed }: Entry): string {
  const { artists, title, durationMs, link, reference } = listed;
  const names = [artists, title].filter((name) => name !== '').join(' – ') || (link ?? reference?.id ?? '');
  return durationMs === null ? names : `${names} · ${formatDuration(durationMs)}`;
}

const State = styled.span`
  ${quietText}
`;
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
  > div,
  > button {
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
const Found = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${t('space.3')};
  padding: ${t('space.1')} 0;
`;
const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${t('space.2')};
  width: 100%;
  max-width: 34rem;
`;
