import { trackKey } from '@segue/contract';
import { TrackRow } from '@segue/ui/tracks';
import { quietText, Select, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { memo } from 'react';
import styled from 'styled-components';
import { $holds, $review, trackChosen } from './model';
import type { Candidate, Entry } from './review';
import { candidateText, namesOf, stateText } from './text';

export const EntryRow = memo(function EntryRow({ entry }: { entry: Entry }) {
  const { status, candidates, choice } = entry;
  return (
    <Item>
      <Words>
        {status === 'found' && choice ? null : (
          <Listed dir="auto" data-quiet={choice ? '' : undefined}>
            {namesOf(entry.listed)}
          </Listed>
        )}
        {choice ? (
          <ul aria-label={namesOf(entry.listed)}>
            <TrackRow track={choice} isMixed />
          </ul>
        ) : null}
        {candidates.length === 0 ? <State entry={entry} /> : null}
      </Words>
      {candidates.length > 0 ? <Matches entry={entry} /> : null}
    </Item>
  );
});

function State({ entry }: { entry: Entry }) {
  const [holds, review] = useUnit([$holds, $review]);
  return <Quiet>{stateText(entry, holds, review?.providers ?? [])}</Quiet>;
}

function Matches({ entry: { id, listed, candidates, choice } }: { entry: Entry }) {
  const onChange = useUnit(trackChosen);
  const tracks = new Map<string, Candidate>(candidates.map((one) => [trackKey(one.track), one]));
  const options = [...tracks].map(([key, candidate]) => [key, candidateText(candidate)]);
  return (
    <Chooser data-narrow={choice ? '' : undefined}>
      <Select
        label={`Match for ${namesOf(listed)}`}
        options={{ '': choice ? 'Skip' : 'Choose a match', ...Object.fromEntries(options) }}
        value={choice ? trackKey(choice) : ''}
        onChange={(key) => onChange({ id, choice: tracks.get(key)?.track ?? null })}
      />
    </Chooser>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${t('space.2')};
  padding-block: ${t('space.1')};
  & + & {
    border-top: 1px solid ${t('colors.hairline')};
  }
`;
const Words = styled.div`
  align-self: center;
  min-width: 0;
  padding-block: ${t('space.1')};
`;
const Listed = styled.p`
  font-weight: ${t('fontWeights.medium')};
  overflow-wrap: anywhere;
  &[data-quiet] {
    ${quietText}
  }
`;
const Quiet = styled.p`
  ${quietText}
`;
const Chooser = styled.span`
  &:not([data-narrow]) {
    width: 20rem;
    @container tracks (max-width: 599.98px) {
      grid-column: 1 / -1;
      width: auto;
    }
  }
  select {
    width: 100%;
    text-overflow: ellipsis;
  }
  /* The row says what is chosen. */
  &[data-narrow] select {
    width: ${t('sizes.touch')};
    padding: 0;
    border-color: transparent;
    color: transparent;
    background: none;
  }
`;
