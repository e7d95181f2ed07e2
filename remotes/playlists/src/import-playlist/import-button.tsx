// The ways into an import on the screen of playlists: a button, and files that are dropped.
import { Button, t, UploadIcon } from '@segue/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useDrop } from '../file-input';
import { $progress, IMPORT_PATH, listChosen } from './model';

export function ImportButton() {
  const progress = useUnit($progress);
  const navigate = useNavigate();
  return (
    <Button onClick={() => void navigate(IMPORT_PATH)}>
      <UploadIcon /> <span>{progress ? `Import · ${progress.done} of ${progress.total}` : 'Import'}</span>
    </Button>
  );
}

/** Imports a file that is dropped onto its content. */
export function ImportDropZone({ children }: { children: ReactNode }) {
  const onChosen = useUnit(listChosen);
  const navigate = useNavigate();
  const drop = useDrop(({ files: [file] }) => {
    if (!file) return;
    onChosen(file);
    void navigate(IMPORT_PATH);
  }, 'Files');
  return <Zone {...drop}>{children}</Zone>;
}

const Zone = styled.div`
  min-height: 60vh;
  border-radius: ${t('radii.card')};
  &[data-over] {
    outline: 2px dashed ${t('colors.accent')};
    outline-offset: ${t('space.3')};
  }
`;
