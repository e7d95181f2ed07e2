import { ConfirmInline } from '@segue/ui';
import { useUnit } from 'effector-react';
import { $isDeleting, deletionCancelled, deletionConfirmed } from './model';

/** Asks whether to delete the playlist that was chosen for it. */
export function DeletionQuestion({ name }: { name: string }) {
  const [isDeleting, onCancel, onConfirm] = useUnit([$isDeleting, deletionCancelled, deletionConfirmed]);
  return (
    <ConfirmInline
      question={`Are you sure you want to delete "${name}"?`}
      confirmLabel="Delete"
      onCancel={() => onCancel()}
      onConfirm={() => onConfirm()}
      busy={isDeleting}
    />
  );
}
