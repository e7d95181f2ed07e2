import { PLAYLIST_NAME_MAX_CHARACTERS, type Playlist } from '@segue/contract';
import { headingOf } from '@segue/tracks/list-page';
import { t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { $draft, nameTyped, renameCancelled, renameStarted, renameSubmitted } from './model';

/** The name of a playlist as the heading; a click edits it in place. */
export function PlaylistTitle({ playlist }: { playlist: Playlist }) {
  const [draft, onStart] = useUnit([$draft, renameStarted]);
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  const isEdited = draft !== null;
  useEffect(() => {
    // The field took the focus with it, unless the user has put it elsewhere.
    if (wasEdited.current && document.activeElement === document.body) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  return (
    <h1 {...headingOf(playlist.name)}>
      {isEdited ? (
        <NameField playlist={playlist} draft={draft} />
      ) : (
        <Name ref={button} type="button" dir="auto" title="Rename" onClick={() => onStart(playlist.name)}>
          {playlist.name}
        </Name>
      )}
    </h1>
  );
}

/** Enter and leaving the field save, Escape cancels. */
function NameField({ playlist, draft }: { playlist: Playlist; draft: string }) {
  const [onType, onSubmit, onCancel] = useUnit([nameTyped, renameSubmitted, renameCancelled]);
  return (
    <Field
      aria-label="Playlist name"
      value={draft}
      dir="auto"
      autoFocus
      autoComplete="off"
      maxLength={PLAYLIST_NAME_MAX_CHARACTERS}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ target }) => onType(target.value)}
      onBlur={() => onSubmit(playlist)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
        if (event.key !== 'Enter') return;
        // Otherwise the key would also press the button that gets the focus.
        event.preventDefault();
        onSubmit(playlist);
      }}
    />
  );
}

const Name = styled.button`
  max-width: 100%;
  border-radius: ${t('radii.control')};
  font: inherit;
  letter-spacing: inherit;
  overflow-wrap: anywhere;
  text-align: start;
  cursor: text;
`;
const Field = styled.input`
  width: 100%;
  margin: -1px -9px;
  padding: 0 ${t('space.2')};
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.control')};
  color: inherit;
  background: ${t('colors.card')};
  font: inherit;
  letter-spacing: inherit;
`;
