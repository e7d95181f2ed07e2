import { APP_NAME } from '@segue/contract';
import { trackTotal } from '@segue/ui/tracks/list-page';
import { Button, cardSurface, ErrorMessage, media, t, UploadIcon, visuallyHidden } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import {
  $isReading,
  $isSaving,
  $known,
  $lists,
  $readError,
  $saveError,
  $saveStatus,
  allConfirmed,
  listChosen,
  listConfirmed,
  listsClosed,
} from './model';

const TYPES = '.csv,.tsv,.m3u,.m3u8,.txt,.json,.zip';

export function Source() {
  const [lists, error] = useUnit([$lists, $readError]);
  return (
    <>
      {lists.length > 0 ? (
        <Lists />
      ) : (
        <Cards>
          <FromFile />
          <FromText />
        </Cards>
      )}
      <ErrorMessage>{error}</ErrorMessage>
    </>
  );
}

function FromFile() {
  const [isReading, onChosen] = useUnit([$isReading, listChosen]);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Card>
      <h2>From files</h2>
      <p>
        {`Your data from ${APP_NAME} or Spotify (YourLibrary.json, Playlist1.json or the zip), an export of Exportify, TuneMyMusic or Soundiiz, or any CSV, M3U or text file.`}
      </p>
      <Button variant="primary" busy={isReading} onClick={() => input.current?.click()}>
        <UploadIcon /> Choose files
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        tabIndex={-1}
        accept={TYPES}
        aria-label="Playlist files"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) onChosen(files);
          // The same files can be chosen again after a failure.
          currentTarget.value = '';
        }}
      />
    </Card>
  );
}

function FromText() {
  const onChosen = useUnit(listChosen);
  const [text, setText] = useState('');
  const id = useId();
  return (
    <Card
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        onChosen(text);
      }}
    >
      <h2>
        <label htmlFor={id}>From text</label>
      </h2>
      <p id={`${id}-hint`}>One track per line: “Artist - Title”, or a Spotify or SoundCloud link.</p>
      <textarea
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

function Lists() {
  const [lists, known, onConfirm, onClose] = useUnit([$lists, $known, listConfirmed, listsClosed]);
  const [isSaving, status, error, onAll] = useUnit([$isSaving, $saveStatus, $saveError, allConfirmed]);
  return (
    <Card>
      <h2>Choose a list to import</h2>
      {lists.some(({ preferences }) => preferences) ? <p>Covers are not in the file.</p> : null}
      {known.lists.length > 0 ? (
        <Button variant="primary" busy={isSaving} onClick={() => onAll()}>
          {known.lists.length === lists.length
            ? 'Import all'
            : `Import the ${known.lists.length} that need no search`}
        </Button>
      ) : null}
      <p role="status">{isSaving ? status : null}</p>
      <ErrorMessage>{error}</ErrorMessage>
      {lists.map((list, at) => (
        <Button key={at} dir="auto" disabled={isSaving} onClick={() => onConfirm(list)}>
          {`${list.name} · ${trackTotal(list.listed.length)}`}
        </Button>
      ))}
      <Button variant="ghost" disabled={isSaving} onClick={() => onClose()}>
        Choose other files
      </Button>
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
    &:empty {
      position: absolute;
    }
  }
  /* The lists are equally wide. */
  > button[dir='auto'] {
    justify-content: start;
    width: min(100%, 32rem);
  }
  input {
    ${visuallyHidden}
  }
  textarea {
    width: 100%;
    min-height: 8rem;
    padding: ${t('space.3')};
    border: 1px solid ${t('colors.outline')};
    border-radius: ${t('radii.field')};
    color: inherit;
    background: ${t('colors.cardRaised')};
    font: inherit;
    resize: vertical;
  }
`;
