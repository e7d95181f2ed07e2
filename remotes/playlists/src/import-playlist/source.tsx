// What an import is read from: files or a text, and then one of their lists.
import { APP_NAME } from '@segue/contract';
import { trackTotal } from '@segue/ui/tracks/list-page';
import { Button, cardSurface, ErrorMessage, t, UploadIcon, visuallyHidden } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import {
  $error,
  $isReading,
  $isSaving,
  $lists,
  $saveStatus,
  listChosen,
  listConfirmed,
  listsClosed,
  saveRequested,
} from './model';
import { isKnown } from './review';

export function Source() {
  const [isReading, error, onChosen] = useUnit([$isReading, $error, listChosen]);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <Card
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        onChosen(text);
      }}
    >
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
        accept=".csv,.tsv,.m3u,.m3u8,.txt,.json,.zip"
        aria-label="Playlist files"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) onChosen(files);
          // The same files can be chosen again after a failure.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id}>
        Or paste one track per line: “Artist - Title”, or a Spotify or SoundCloud link.
      </label>
      <textarea id={id} rows={6} dir="auto" value={text} onChange={(event) => setText(event.target.value)} />
      <Button type="submit" disabled={text.trim() === ''}>
        Find tracks
      </Button>
      <ErrorMessage>{error}</ErrorMessage>
    </Card>
  );
}

export function Lists() {
  const [lists, isSaving] = useUnit([$lists, $isSaving]);
  const [onConfirm, onClose, onSave] = useUnit([listConfirmed, listsClosed, saveRequested]);
  const known = lists.filter(isKnown);
  return (
    <Card>
      <h2>Choose a list to import</h2>
      {lists.some(({ preferences }) => preferences) ? <p>Covers are not in the file.</p> : null}
      {known.length > 0 ? (
        <Button variant="primary" busy={isSaving} onClick={() => onSave(known)}>
          {known.length === lists.length ? 'Import all' : `Import the ${known.length} that need no search`}
        </Button>
      ) : null}
      <SaveStatus />
      {lists.map((list) => (
        <Button key={list.id} dir="auto" disabled={isSaving} onClick={() => onConfirm(list)}>
          {`${list.name} · ${trackTotal(list.entries.length)}`}
        </Button>
      ))}
      <Button variant="ghost" disabled={isSaving} onClick={() => onClose()}>
        Choose other files
      </Button>
    </Card>
  );
}

export function SaveStatus() {
  const [isSaving, status, error] = useUnit([$isSaving, $saveStatus, $error]);
  return (
    <div>
      <p role="status">{isSaving ? status : null}</p>
      <ErrorMessage>{error}</ErrorMessage>
    </div>
  );
}

const Card = styled.section`
  ${cardSurface}
  display: grid;
  justify-items: start;
  gap: ${t('space.4')};
  padding: ${t('space.6')};
  h2 {
    font-size: ${t('fontSizes.section')};
  }
  p:not([role='alert']),
  label {
    color: ${t('colors.muted')};
  }
  input {
    ${visuallyHidden}
  }
  textarea {
    width: 100%;
    padding: ${t('space.3')};
    border: 1px solid ${t('colors.outline')};
    border-radius: ${t('radii.field')};
    color: inherit;
    background: ${t('colors.cardRaised')};
    font: inherit;
    resize: vertical;
  }
`;
