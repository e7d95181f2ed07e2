// The screen of an import: first where the list comes from, a file or text that is typed or pasted; then what was found.
import { trackTotal } from '@segue/tracks/list-page';
import { Button, cardSurface, ErrorMessage, media, Select, t, UploadIcon } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { BackLink } from '../back-link';
import { FileInput, useDrop } from '../file-input';
import { ImportGate } from '../gates';
import type { Preview } from './import-state';
import { $isReading, $preview, $readError, $review, listChosen, listConfirmed, previewClosed } from './model';
import { ENCODINGS } from './reading/decode';
import { Review } from './review/review';
import { namesOf } from './review/rows';

const TYPES = '.xspf,.jspf,.json,.csv,.tsv,.m3u,.m3u8,.txt,.zip';
const PREVIEW_ROWS = 5;

export function ImportView() {
  const [review, preview] = useUnit([$review, $preview]);
  const navigate = useNavigate();
  useGate(ImportGate, { navigate: (path) => void navigate(path) });
  return (
    <Column>
      <BackLink />
      <h1>Import a playlist</h1>
      {review ? <Review review={review} /> : preview ? <FirstTracks preview={preview} /> : <Source />}
    </Column>
  );
}

function Source() {
  const [isReading, error, onChosen] = useUnit([$isReading, $readError, listChosen]);
  return (
    <Ways>
      <FileWay isReading={isReading} onFile={(source) => onChosen({ source })} />
      <TextWay onText={(source) => onChosen({ source })} />
      <Problem>{error}</Problem>
    </Ways>
  );
}

function FileWay({ isReading, onFile }: { isReading: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const drop = useDrop(({ files: [file] }) => file && onFile(file));
  return (
    <DropCard {...drop}>
      <h2>From a file</h2>
      <p>
        Drop it here, or choose one: your account data from Spotify, an export of Exportify, TuneMyMusic or
        Soundiiz, or any CSV, M3U, XSPF or text file.
      </p>
      <Button variant="primary" busy={isReading} onClick={() => input.current?.click()}>
        <UploadIcon /> Choose file
      </Button>
      <FileInput ref={input} accept={TYPES} aria-label="Playlist file" onFile={onFile} />
    </DropCard>
  );
}

function TextWay({ onText }: { onText: (text: string) => void }) {
  const [text, setText] = useState('');
  const id = useId();
  return (
    <Card
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onText(text);
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
  );
}

/** What was read from a file, before anything is searched for. */
function FirstTracks({ preview: { lists, encoding, source } }: { preview: Preview }) {
  const [error, onChosen, onConfirm, onCancel] = useUnit([
    $readError,
    listChosen,
    listConfirmed,
    previewClosed,
  ]);
  const [at, setAt] = useState('0');
  const list = lists[Number(at)] ?? lists[0]!;
  const names = lists.map(({ name, entries }) => `${name} · ${trackTotal(entries.length)}`);
  return (
    <Ways>
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
          {list.entries.slice(0, PREVIEW_ROWS).map((entry) => (
            <li key={entry.id} dir="auto">
              {namesOf(entry)}
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
        <ErrorMessage>{error}</ErrorMessage>
        <div>
          <Button variant="primary" onClick={() => onConfirm(list)}>
            Find tracks
          </Button>{' '}
          <Button onClick={() => onCancel()}>Cancel</Button>
        </div>
      </Card>
    </Ways>
  );
}

/* A form: its rows stay short. */
const Column = styled.div`
  max-width: 60rem;
  margin: 0 auto;
`;
const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t('space.4')};
  margin-top: ${t('space.6')};
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
const DropCard = styled(Card)`
  align-items: center;
  justify-content: center;
  border: 1.5px dashed ${t('colors.outline')};
  text-align: center;
  > p {
    max-width: 30rem;
  }
  &[data-over] {
    border-color: ${t('colors.accent')};
    background: ${t('colors.selected')};
  }
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
const Problem = styled(ErrorMessage)`
  grid-column: 1 / -1;
`;
