import { playlistName } from '@segue/contract';
import { trackTotal } from '@segue/tracks/list-page';
import { Button, ConfirmInline, ErrorMessage, quietText, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { $isSaving, $saveError, importCancelled, saveRequested } from './model';
import { chosenTracks, type Review } from './review';

/** Ends an import: creates the playlist, or discards it. */
export function Actions({ review: { name, entries, leftOut } }: { review: Review }) {
  const [isAsking, setAsking] = useState(false);
  const [isSaving, error, onSave, onCancel] = useUnit([
    $isSaving,
    $saveError,
    saveRequested,
    importCancelled,
  ]);
  const count = useMemo(() => chosenTracks(entries).length, [entries]);
  const isNamed = playlistName(name) !== null;
  if (isAsking) {
    return (
      <Bar>
        <ConfirmInline
          question="Discard this import?"
          confirmLabel="Discard"
          onConfirm={() => onCancel()}
          onCancel={() => setAsking(false)}
        />
      </Bar>
    );
  }
  return (
    <Bar>
      <ErrorMessage>{error ?? (isNamed ? null : 'Give the playlist a name.')}</ErrorMessage>
      {leftOut > 0 ? (
        <p>{`The list is too long. Tracks left out at its end: ${leftOut.toLocaleString('en-US')}.`}</p>
      ) : null}
      <Button disabled={isSaving} onClick={() => setAsking(true)}>
        Cancel
      </Button>
      <Button variant="primary" disabled={count === 0 || !isNamed} busy={isSaving} onClick={() => onSave()}>
        {count > 0 ? `Create with ${trackTotal(count)}` : 'Create playlist'}
      </Button>
    </Bar>
  );
}

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
    ${quietText}
  }
  > [role='alert'] {
    color: ${t('colors.danger')};
  }
`;
