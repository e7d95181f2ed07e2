import { PLAYLIST_NAME_MAX_CHARACTERS, playlistName } from '@segue/contract';
import { trackTotal } from '@segue/ui/tracks/list-page';
import { Button, ErrorMessage, quietText, t, TextField } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { BackLink } from '../back-link';
import { ImportGate } from '../gates';
import { EntryRow } from './entry-row';
import {
  $holds,
  $isSaving,
  $review,
  $saveStatus,
  $saveError,
  importCancelled,
  nameChanged,
  retryRequested,
  saveRequested,
} from './model';
import { additionsOf, type Entry, type Review as ImportReview } from './review';
import { Source } from './source';
import { holdsText } from './text';

export function ImportView() {
  const review = useUnit($review);
  const navigate = useNavigate();
  useGate(ImportGate, { navigate: (path) => void navigate(path) });
  return (
    <Column>
      <BackLink />
      <h1>{!review ? 'Import' : review.isFavorites ? 'Import favorites' : 'Import a playlist'}</h1>
      {review ? <Review review={review} /> : <Source />}
    </Column>
  );
}

function Review({ review }: { review: ImportReview }) {
  const onName = useUnit(nameChanged);
  return (
    <>
      {review.isFavorites ? null : (
        <TextField
          label="Playlist name"
          dir="auto"
          value={review.name}
          maxLength={PLAYLIST_NAME_MAX_CHARACTERS}
          onChange={({ target }) => onName(target.value)}
        />
      )}
      <Progress entries={review.entries} />
      <Entries entries={review.entries} />
      <Actions review={review} />
    </>
  );
}

/** At 60 requests a minute, with one or two per track. */
const SECONDS_PER_TRACK = 1.3;

function Progress({ entries }: Pick<ImportReview, 'entries'>) {
  const [holds, onRetry] = useUnit([$holds, retryRequested]);
  const total = entries.length;
  const left = entries.filter(({ status }) => status === 'waiting').length;
  if (left === 0) return <p role="status">{`We looked for all ${total} tracks.`}</p>;
  const obstacle = holdsText(holds);
  const minutes = Math.round((left * SECONDS_PER_TRACK) / 60);
  const timeLeft = minutes < 1 ? 'less than a minute' : `about ${minutes} min`;
  return (
    <ProgressBox>
      <p>{`${total - left} of ${total} · ${obstacle ?? timeLeft}`}</p>
      {obstacle === null ? null : (
        <Button size="small" onClick={() => onRetry()}>
          Try now
        </Button>
      )}
      <progress value={total - left} max={total} aria-label="Tracks looked for" />
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
      <List aria-label="Tracks to import">
        {sorted.slice(0, shown).map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </List>
      {sorted.length > shown ? (
        <Button onClick={() => setShown(shown + PAGE)}>
          {`Show ${Math.min(PAGE, sorted.length - shown)} more`}
        </Button>
      ) : null}
    </>
  );
}

function Actions({ review: { name, entries, leftOut, isFavorites } }: { review: ImportReview }) {
  const [isSaving, status, error, onSave, onCancel] = useUnit([
    $isSaving,
    $saveStatus,
    $saveError,
    saveRequested,
    importCancelled,
  ]);
  const count = useMemo(() => additionsOf({ entries }).length, [entries]);
  const isNamed = playlistName(name) !== null;
  const action = isFavorites ? `Add ${trackTotal(count)} to favorites` : `Create with ${trackTotal(count)}`;
  return (
    <Bar>
      <p role="status">{isSaving ? status : null}</p>
      <ErrorMessage>{error ?? (isNamed ? null : 'Give the playlist a name.')}</ErrorMessage>
      {leftOut > 0 ? (
        <p>{`The list is too long. Tracks left out at its end: ${leftOut.toLocaleString('en-US')}.`}</p>
      ) : null}
      <Button disabled={isSaving} onClick={() => onCancel()}>
        Discard import
      </Button>
      <Button variant="primary" disabled={count === 0 || !isNamed} busy={isSaving} onClick={() => onSave()}>
        {error !== null && status ? 'Try again' : count > 0 ? action : 'Create playlist'}
      </Button>
    </Bar>
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
const List = styled.ul`
  /* As a list of tracks: its rows follow its width. */
  container: tracks / inline-size;
  --time-width: 44px;
  --row-edge: 0px;
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
  > p {
    margin-inline-end: auto;
  }
`;
