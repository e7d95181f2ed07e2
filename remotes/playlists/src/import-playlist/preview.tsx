// What was read from a file: the user sees it before anything is searched for.
import { Button, cardSurface, ErrorMessage, quietText, Select, t } from '@segue/ui';
import { trackTotal } from '@segue/tracks/list-page';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { Preview as Read } from './import-state';
import { $readError, encodingChosen, listConfirmed, previewClosed } from './model';
import { ENCODINGS } from './reading/decode';

const ROWS = 5;

export function Preview({ preview: { lists, encoding } }: { preview: Read }) {
  const [error, onEncoding, onConfirm, onCancel] = useUnit([
    $readError,
    encodingChosen,
    listConfirmed,
    previewClosed,
  ]);
  const [chosen, setChosen] = useState(0);
  const list = lists[chosen] ?? lists[0]!;
  const names = lists.map(({ name, entries }) => `${name} · ${trackTotal(entries.length)}`);
  return (
    <Card>
      {lists.length > 1 ? (
        <Select
          label="Playlist to import"
          options={Object.fromEntries(names.entries())}
          value={String(lists.indexOf(list))}
          onChange={(at) => setChosen(Number(at))}
        />
      ) : (
        <p>{names[0]}</p>
      )}
      <ol aria-label="First tracks">
        {list.entries.slice(0, ROWS).map(({ id, listed: { title, artists, link, reference } }) => (
          <li key={id} dir="auto">
            {title || link || reference?.id} {artists === '' ? null : <span>{artists}</span>}
          </li>
        ))}
      </ol>
      {encoding === null ? null : (
        <label>
          Looks wrong? Encoding:{' '}
          <Select label="Encoding" options={ENCODINGS} value={encoding} onChange={onEncoding} />
        </label>
      )}
      <ErrorMessage>{error}</ErrorMessage>
      <div>
        <Button onClick={() => onCancel()}>Cancel</Button>{' '}
        <Button variant="primary" onClick={() => onConfirm(list)}>
          Find tracks
        </Button>
      </div>
    </Card>
  );
}

const Card = styled.section`
  ${cardSurface}
  display: grid;
  justify-items: start;
  gap: ${t('space.4')};
  margin-top: ${t('space.6')};
  padding: ${t('space.6')};
  li span {
    ${quietText}
  }
`;
