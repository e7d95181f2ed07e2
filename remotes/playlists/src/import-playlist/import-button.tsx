// The ways into an import on the screen of playlists: a button, and files that are dropped.
import { Button, t, UploadIcon } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { $progress, IMPORT_PATH, listChosen } from './model';

export function ImportButton() {
  const progress = useUnit($progress);
  const navigate = useNavigate();
  return (
    <Button onClick={() => void navigate(IMPORT_PATH)}>
      <UploadIcon /> {progress ? `Import · ${progress.done} of ${progress.total}` : 'Import'}
    </Button>
  );
}

/** Imports a file that is dropped onto its content. */
export function ImportDropZone({ children }: { children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  const onChosen = useUnit(listChosen);
  const navigate = useNavigate();
  const accept = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <Zone
      data-over={isOver || undefined}
      onDragOver={accept}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        const file = event.dataTransfer.files[0];
        if (!file) return;
        event.preventDefault();
        setOver(false);
        onChosen(file);
        void navigate(IMPORT_PATH);
      }}
    >
      {children}
    </Zone>
  );
}

const Zone = styled.div`
  min-height: 60vh;
  border-radius: ${t('radii.card')};
  &[data-over] {
    outline: 2px dashed ${t('colors.accent')};
    outline-offset: ${t('space.3')};
  }
`;
