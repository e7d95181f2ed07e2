import { PLAYLIST_NAME_MAX_CHARACTERS } from '@segue/contract';
import { $queue } from '@segue/stores/ports';
import { trackTotal } from '@segue/tracks/list-page';
import { Button, ErrorMessage, quietText, t, TextField } from '@segue/ui';
import { Dialog } from '@segue/ui/dialog';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import styled from 'styled-components';
import { $canSave, $error, $isSaving, $name, $saved, nameChanged, saveSubmitted } from './model';

/** Asks for the playlist's name and shows the progress. */
export function SaveQueueDialog({ onClose }: { onClose: () => void }) {
  const [queue, name, canSave, isSaving, saved, error] = useUnit([
    $queue,
    $name,
    $canSave,
    $isSaving,
    $saved,
    $error,
  ]);
  const [onName, onSubmit] = useUnit([nameChanged, saveSubmitted]);
  const formId = useId();
  const count = trackTotal(queue.length);
  return (
    <Dialog
      title="Save as playlist"
      onClose={onClose}
      busy={isSaving}
      actions={
        <>
          <Button onClick={() => onClose()} disabled={isSaving}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" disabled={!canSave} busy={isSaving}>
            Save
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
          onFocus={({ currentTarget }) => currentTarget.select()}
          dir="auto"
          maxLength={PLAYLIST_NAME_MAX_CHARACTERS}
          onChange={(event) => onName(event.target.value)}
        />
        <Status role="status">{isSaving ? `${saved} of ${count}` : `${count}, in the queue’s order`}</Status>
        <ErrorMessage>{error}</ErrorMessage>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${t('space.3')};
`;
const Status = styled.p`
  ${quietText}
`;
