import { trackKey } from '@segue/contract';
import { TrackRow } from '@segue/ui/tracks';
import { quietText, Select, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { memo } from 'react';
import styled from 'styled-components';
import { reviewChanged } from './model';
import { chose, type Entry, type Review } from './review';
import { candidateText, namesOf, stateText } from './text';

type Props = { entry: Entry; holds: Review['holds'] };

/** A track of the list: the match that goes into the playlist, the others to choose from, or why it has none. */
export const EntryRow = memo(function EntryRow({ entry, holds }: Props) {
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
        ) : (
          <State>{candidates.length > 0 ? null : stateText(entry, holds)}</State>
        )}
      </Words>
      {candidates.length > 0 ? <Matches entry={entry} /> : null}
    </Item>
  );
});

/** Beside a chosen match only the arrow of the list. */
function Matches({ entry: { id, listed, candidates, choice } }: { entry: Entry }) {
  const onChange = useUnit(reviewChanged);
  const keyOf = (at: number) => trackKey(candidates[at]!.track);
  const options = Object.fromEntries(candidates.map((one, at) => [keyOf(at), candidateText(one)]));
  const trackOf = (key: string) => candidates.find(({ track }) => trackKey(track) === key)?.track ?? null;
  return (
    <Chooser data-narrow={choice ? '' : undefined}>
      <Select
        label={`Match for ${namesOf(listed)}`}
        options={{ '': choice ? 'Skip' : 'Choose a match', ...options }}
        value={choice ? trackKey(choice) : ''}
        onChange={(key) => onChange(chose(id, trackOf(key)))}
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
const State = styled.p`
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
