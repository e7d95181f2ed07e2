import { PLAYLIST_NAME_MAX_CHARACTERS, playlistName } from '@segue/contract';
import { trackTotal } from '@segue/ui/tracks/list-page';
import { Button, quietText, t, TextField } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { BackLink } from '../back-link';
import { ImportGate } from '../gates';
import { EntryRow } from './entry-row';
import {
  $error,
  $holds,
  $isSaving,
  $lists,
  $review,
  $saveStatus,
  importCancelled,
  nameChanged,
  retryRequested,
  saveRequested,
} from './model';
import { additionsOf, type Entry, type Review as ImportReview } from './review';
import { Lists, SaveStatus, Source } from './source';

export function ImportView() {
  const [review, lists] = useUnit([$review, $lists]);
  const navigate = useNavigate();
  useGate(ImportGate, { navigate: (path) => void navigate(path) });
  return (
    <Column>
      <BackLink />
      <h1>Import</h1>
      {review ? <Review review={review} /> : lists.length > 0 ? <Lists /> : <Source />}
    </Column>
  );
}

function Review({ review }: { review: ImportReview }) {
  const { name, entries, leftOut, isFavorites } = review;
  const [isSaving, status, error] = useUnit([$isSaving, $saveStatus, $error]);
  const [onName, onSave, onCancel] = useUnit([nameChanged, saveRequested, importCancelled]);
  const count = useMemo(() => additionsOf({ entries }).length, [entries]);
  const isNamed = playlistName(name) !== null;
  const action = isFavorites ? `Add ${trackTotal(count)} to favorites` : `Create with ${trackTotal(count)}`;
  return (
    <>
      {isFavorites ? null : (
        <TextField
          label="Playlist name"
          dir="auto"
          value={name}
          maxLength={PLAYLIST_NAME_MAX_CHARACTERS}
          error={isNamed ? null : 'Give the playlist a name.'}
          onChange={({ target }) => onName(target.value)}
        />
      )}
      {leftOut > 0 ? (
        <p>{`The list is too long. Tracks left out at its end: ${leftOut.toLocaleString('en-US')}.`}</p>
      ) : null}
      <Progress entries={entries} />
      <Entries entries={entries} />
      <Bar>
        <SaveStatus />
        <Button disabled={isSaving} onClick={() => onCancel()}>
          Discard import
        </Button>
        <Button
          variant="primary"
          disabled={count === 0 || !isNamed}
          busy={isSaving}
          onClick={() => onSave([review])}
        >
          {error !== null && status ? 'Try again' : action}
        </Button>
      </Bar>
    </>
  );
}

function Progress({ entries }: Pick<ImportReview, 'entries'>) {
  const [holds, onRetry] = useUnit([$holds, retryRequested]);
  const total = entries.length;
  const asked = entries.filter(({ status }) => status !== 'waiting').length;
  if (asked === total) return <p role="status">{`We looked for all ${total} tracks.`}</p>;
  const obstacles = new Set(holds.map(({ text }) => text));
  return (
    <ProgressBox>
      <p>{[`${asked} of ${total}`, ...obstacles].join(' · ')}</p>
      {holds.length > 0 ? (
        <Button size="small" onClick={() => onRetry()}>
          Try now
        </Button>
      ) : null}
      <progress value={asked} max={total} aria-label="Tracks looked for" />
    </ProgressBox>
  );
}

const PAGE = 50;
const ORDER: readonly Entry['status'][] = ['unsure', 'missing', 'waiting', 'found'];

function Entries({ entries }: Pick<ImportReview, 'entries'>) {
  const [shown, setShown] = useState(PAGE);
  const sorted = useMemo(
    () => ORDER.flatMap((one) => entries.filter(({ status }) => status === one)),
    [entries],
  );
  return (
    <>
      <ul aria-label="Tracks to import">
        {sorted.slice(0, shown).map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {sorted.length > shown ? (
        <Button onClick={() => setShown(shown + PAGE)}>{`Show ${PAGE} more`}</Button>
      ) : null}
    </>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t('space.5')};
  max-width: 60rem;
  margin: 0 auto;
  > p {
    ${quietText}
  }
`;
const ProgressBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${t('space.2')} ${t('space.3')};
  ${quietText}
  progress {
    grid-column: 1 / -1;
    width: 100%;
    accent-color: ${t('colors.accent')};
  }
`;
/* Above the player, while the list scrolls and fades out below it. */
const Bar = styled.div`
  position: sticky;
  bottom: var(--player-height, 0px);
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${t('space.2')} ${t('space.3')};
  padding: ${t('space.7')} 0 ${t('space.3')};
  background: linear-gradient(transparent, ${t('colors.background')} ${t('space.6')});
  > div {
    margin-inline-end: auto;
  }
`;
