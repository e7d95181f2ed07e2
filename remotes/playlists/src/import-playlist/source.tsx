// Where a list comes from: a file, or a text that is typed or pasted; and the first tracks of a file.
import { trackTotal } from '@segue/ui/tracks/list-page';
import { Button, cardSurface, ErrorMessage, media, Select, t, UploadIcon, visuallyHidden } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import {
  $isReading,
  $preview,
  $readError,
  listChosen,
  listConfirmed,
  type Preview,
  previewClosed,
} from './model';
import { ENCODINGS } from './reading/decode';
import { namesOf } from './text';

const TYPES = '.csv,.tsv,.m3u,.m3u8,.txt,.json,.zip';
const PREVIEW_ROWS = 5;

export function Source() {
  const [preview, error] = useUnit([$preview, $readError]);
  return (
    <>
      {preview ? <FirstTracks preview={preview} /> : <Ways />}
      <ErrorMessage>{error}</ErrorMessage>
    </>
  );
}

function Ways() {
  const [isReading, onChosen] = useUnit([$isReading, listChosen]);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <Cards>
      <Card>
        <h2>From a file</h2>
        <p>
          Your account data from Spotify, an export of Exportify, TuneMyMusic or Soundiiz, or any CSV, M3U or
          text file.
        </p>
        <Button variant="primary" busy={isReading} onClick={() => input.current?.click()}>
          <UploadIcon /> Choose file
        </Button>
        <HiddenInput
          ref={input}
          type="file"
          tabIndex={-1}
          accept={TYPES}
          aria-label="Playlist file"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) onChosen({ source: file });
            // The same file can be chosen again after a failure.
            currentTarget.value = '';
          }}
        />
      </Card>
      <Card
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          onChosen({ source: text });
        }}
      >
        <h2>
          <label htmlFor={id}>From text</label>
        </h2>
        <p id={`${id}-hint`}>One track per line: “Artist - Title”, or a Spotify or SoundCloud link.</p>
        <Text
          id={id}
          aria-describedby={`${id}-hint`}
          rows={6}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          Find tracks
        </Button>
      </Card>
    </Cards>
  );
}

function FirstTracks({ preview: { lists, encoding, source } }: { preview: Preview }) {
  const [onChosen, onConfirm, onCancel] = useUnit([listChosen, listConfirmed, previewClosed]);
  const [at, setAt] = useState('0');
  const list = lists[Number(at)] ?? lists[0]!;
  const names = lists.map(({ name, listed }) => `${name} · ${trackTotal(listed.length)}`);
  return (
    <Card>
      {lists.length > 1 ? (
        <Select
          label="Playlist to import"
          options={Object.fromEntries(names.entries())}
          value={at}
          onChange={setAt}
        />
      ) : (
        <h2>{names[0]}</h2>
      )}
      <ol aria-label="First tracks">
        {list.listed.slice(0, PREVIEW_ROWS).map((track, place) => (
          <li key={place} dir="auto">
            {namesOf(track)}
          </li>
        ))}
      </ol>
      {encoding === null ? null : (
        <div>
          Looks wrong? Encoding:
          <Select
            label="Encoding"
            options={ENCODINGS}
            value={encoding}
            onChange={(to) => onChosen({ source, encoding: to })}
          />
        </div>
      )}
      <div>
        <Button variant="primary" onClick={() => onConfirm(list)}>
          Find tracks
        </Button>{' '}
        <Button onClick={() => onCancel()}>Cancel</Button>
      </div>
    </Card>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t('space.4')};
  ${media.content.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Card = styled.section`
  ${cardSurface}
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${t('space.4')};
  padding: ${t('space.6')};
  h2 {
    font-size: ${t('fontSizes.section')};
  }
  p {
    color: ${t('colors.muted')};
  }
`;
const HiddenInput = styled.input`
  ${visuallyHidden}
`;
const Text = styled.textarea`
  width: 100%;
  min-height: 8rem;
  padding: ${t('space.3')};
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.field')};
  color: inherit;
  background: ${t('colors.cardRaised')};
  font: inherit;
  resize: vertical;
`;
