// The rows of entries that the user need not decide.
import { Button, CoverImage, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { memo } from 'react';
import styled from 'styled-components';
import { reopened } from '../changes';
import type { Entry } from '../import-state';
import { importChanged } from '../model';
import { namesOf, SearchAgain } from './search-again';
import { TrackDetails } from './track-details';

/** A track without a candidate: other words may find it. */
export const MissingRow = memo(function MissingRow({ entry }: { entry: Entry }) {
  return (
    <Plain>
      <p dir="auto">{namesOf(entry)}</p>
      <SearchAgain entry={entry} isOpen />
    </Plain>
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

const Plain = styled.li`
  display: grid;
  gap: ${t('space.2')};
  padding: ${t('space.3')} 0;
  border-top: 1px solid ${t('colors.hairline')};
  overflow-wrap: anywhere;
`;
const Found = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${t('space.3')};
  padding: ${t('space.1')} 0;
`;
