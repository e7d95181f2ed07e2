import { COVER_TYPES, PLAYLIST_NAME_MAX_CHARACTERS } from '@segue/contract';
import { Button, ErrorMessage, t, TextField, UploadIcon, visuallyHidden } from '@segue/ui';
import { Dialog } from '@segue/ui/dialog';
import { useUnit } from 'effector-react';
import { useCallback, useId } from 'react';
import styled from 'styled-components';
import {
  $canSubmit,
  $cover,
  $createError,
  $isCoverInvalid,
  $isCreating,
  $isFormOpen,
  $name,
  COVER_REQUIREMENTS,
  coverChosen,
  formClosed,
  formSubmitted,
  nameChanged,
} from './model';

export function NewPlaylistDialog() {
  return useUnit($isFormOpen) ? <NewPlaylist /> : null;
}

function NewPlaylist() {
  const [name, canSubmit, isCreating, error] = useUnit([$name, $canSubmit, $isCreating, $createError]);
  const [onName, onSubmit, onClose] = useUnit([nameChanged, formSubmitted, formClosed]);
  const formId = useId();
  return (
    <Dialog
      title="New Playlist"
      onClose={() => onClose()}
      busy={isCreating}
      actions={
        <>
          <Button onClick={() => onClose()} disabled={isCreating}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" disabled={!canSubmit} busy={isCreating}>
            Create
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <TextField
          label="Name"
          value={name}
          autoFocus
          dir="auto"
          maxLength={PLAYLIST_NAME_MAX_CHARACTERS}
          onChange={(event) => onName(event.target.value)}
        />
        <CoverField />
        <ErrorMessage>{error}</ErrorMessage>
      </Form>
    </Dialog>
  );
}

function CoverField() {
  const [cover, isInvalid, onChosen] = useUnit([$cover, $isCoverInvalid, coverChosen]);
  const id = useId();
  return (
    <Cover>
      <Choice htmlFor={id}>
        <Picture>{cover ? <Preview file={cover} /> : <UploadIcon />}</Picture>
        <span>
          <strong>{cover ? cover.name : 'Choose a cover'}</strong>
          <Requirements id={`${id}-hint`} role={isInvalid ? 'alert' : undefined} $isError={isInvalid}>
            {isInvalid
              ? `This file cannot be used: ${COVER_REQUIREMENTS}`
              : `Optional. ${COVER_REQUIREMENTS}`}
          </Requirements>
        </span>
      </Choice>
      <HiddenInput
        id={id}
        type="file"
        accept={COVER_TYPES.join(',')}
        aria-label="Cover"
        aria-describedby={`${id}-hint`}
        aria-invalid={isInvalid}
        onChange={(event) => onChosen(event.target.files?.[0] ?? null)}
      />
    </Cover>
  );
}

/** The chosen image before it is uploaded; its object URL is revoked with the image element. */
function Preview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt="Chosen cover" />;
}

const Form = styled.form`
  display: grid;
  gap: ${t('space.4')};
`;
const Cover = styled.div`
  position: relative;
  &:focus-within label {
    outline: 2px solid ${t('colors.accent')};
    outline-offset: 2px;
  }
`;
const Choice = styled.label`
  display: grid;
  grid-template-columns: 4rem 1fr;
  align-items: center;
  gap: ${t('space.4')};
  padding: ${t('space.3')};
  border: 1px dashed ${t('colors.outline')};
  border-radius: ${t('radii.field')};
  cursor: pointer;
  overflow-wrap: anywhere;
  strong {
    font-weight: ${t('fontWeights.medium')};
  }
`;
const Picture = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${t('radii.cover')};
  color: ${t('colors.muted')};
  background: ${t('colors.cardRaised')};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
const Requirements = styled.span<{ $isError: boolean }>`
  display: block;
  color: ${({ $isError }) => t($isError ? 'colors.danger' : 'colors.muted')};
  font-size: ${t('fontSizes.secondary')};
`;
const HiddenInput = styled.input`
  ${visuallyHidden}
`;
