import { COVER_TYPES, isAcceptableCover, PLAYLIST_NAME_MAX_CHARACTERS, playlistName } from '@segue/contract';
import { Button, ErrorMessage, quietText, t, TextField, UploadIcon, visuallyHidden } from '@segue/ui';
import { Dialog } from '@segue/ui/dialog';
import { useCallback, useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { PlaylistFields } from './save-playlist';

type Props = {
  title: string;
  action: string;
  name?: string;
  imageUrl?: string | null | undefined;
  busy: boolean;
  error: string | null;
  onSubmit: (fields: PlaylistFields) => void;
  onClose: () => void;
  children?: ReactNode;
};

export function PlaylistDialog({ title, action, imageUrl, busy, error, onSubmit, onClose, ...rest }: Props) {
  const [name, setName] = useState(rest.name ?? '');
  const [cover, setCover] = useState<File | 'remove' | null>(null);
  const formId = useId();
  const isNamed = playlistName(name) !== null;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button onClick={() => onClose()} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" disabled={!isNamed} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isNamed && !busy) onSubmit({ name: name.trim(), cover });
        }}
      >
        <TextField
          label="Name"
          value={name}
          autoFocus
          dir="auto"
          maxLength={PLAYLIST_NAME_MAX_CHARACTERS}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={(event) => setName(event.target.value)}
        />
        <CoverField cover={cover} imageUrl={imageUrl} onChange={setCover} />
        {rest.children}
        <ErrorMessage>{error}</ErrorMessage>
      </Form>
    </Dialog>
  );
}

const REQUIREMENTS = 'JPEG, PNG or WebP, max 5MB';

type CoverProps = Pick<Props, 'imageUrl'> & {
  cover: File | 'remove' | null;
  onChange: (cover: File | 'remove' | null) => void;
};

function CoverField({ cover, imageUrl, onChange }: CoverProps) {
  const [isInvalid, setInvalid] = useState(false);
  const id = useId();
  const file = cover instanceof File ? cover : null;
  const present = cover === null ? imageUrl : null;
  const choose = (chosen: File | null) => {
    const isFit = chosen !== null && isAcceptableCover(chosen);
    setInvalid(chosen !== null && !isFit);
    onChange(isFit ? chosen : null);
  };
  return (
    <Cover>
      <Choice htmlFor={id}>
        <Picture>
          {file ? (
            <Preview file={file} />
          ) : present ? (
            <img src={present} alt="Present cover" />
          ) : (
            <UploadIcon />
          )}
        </Picture>
        <span>
          <strong>{file ? file.name : present ? 'Choose another cover' : 'Choose a cover'}</strong>
          <small id={`${id}-hint`} role={isInvalid ? 'alert' : undefined}>
            {isInvalid ? `This file cannot be used: ${REQUIREMENTS}` : `Optional. ${REQUIREMENTS}`}
          </small>
        </span>
      </Choice>
      <input
        id={id}
        type="file"
        accept={COVER_TYPES.join(',')}
        aria-label="Cover"
        aria-describedby={`${id}-hint`}
        aria-invalid={isInvalid}
        onChange={(event) => choose(event.target.files?.[0] ?? null)}
      />
      {present ? (
        <Button variant="ghost" size="small" onClick={() => onChange('remove')}>
          Remove cover
        </Button>
      ) : null}
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
  > p:not([role='alert']) {
    ${quietText}
  }
`;
const Cover = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${t('space.2')};
  input {
    ${visuallyHidden}
  }
  &:has(input:focus-visible) label {
    outline: 2px solid ${t('colors.accent')};
    outline-offset: 2px;
  }
`;
const Choice = styled.label`
  display: grid;
  grid-template-columns: 4rem 1fr;
  align-items: center;
  justify-self: stretch;
  gap: ${t('space.4')};
  padding: ${t('space.3')};
  border: 1px dashed ${t('colors.outline')};
  border-radius: ${t('radii.field')};
  cursor: pointer;
  overflow-wrap: anywhere;
  strong {
    font-weight: ${t('fontWeights.medium')};
  }
  small {
    display: block;
    ${quietText}
    &[role='alert'] {
      color: ${t('colors.danger')};
    }
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
