import { $notices } from '@segue/stores/ports';
import type { Scope } from 'effector';

const UNDOS = ['queue/undo', 'queue/undo-save', 'playlist/undo', 'favorites/undo-removal'] as const;

/** The undo that the newest notice on screen offers: its command, and the notice; null when none does. */
export function offeredUndo(scope: Scope): { message: (typeof UNDOS)[number]; noticeId: number } | null {
  for (const { id, action } of scope.getState($notices).toReversed()) {
    const message = UNDOS.find((undo) => undo === action?.message);
    if (message) return { message, noticeId: id };
  }
  return null;
}
