import { trackTotal } from '@segue/ui/tracks/list-page';
import { PlaylistDialog } from '@segue/ui/tracks/playlist-dialog';
import { useUnit } from 'effector-react';
import { $queue } from '../../model/model';
import { $error, $isSaving, $saved, saveSubmitted } from './model';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** Suggests a name, which is kept or overwritten. */
export function SaveQueueDialog({ onClose }: { onClose: () => void }) {
  const [queue, isSaving, saved, error] = useUnit([$queue, $isSaving, $saved, $error]);
  const onSubmit = useUnit(saveSubmitted);
  const count = trackTotal(queue.length);
  return (
    <PlaylistDialog
      title="Save as playlist"
      action="Save"
      name={`Mix, ${day.format(new Date())}`}
      busy={isSaving}
      error={error}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p role="status">{isSaving ? `${saved} of ${count}` : `${count}, in the queue’s order`}</p>
    </PlaylistDialog>
  );
}
