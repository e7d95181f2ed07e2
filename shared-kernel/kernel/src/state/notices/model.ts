// Owns the short notices above the player; the shell draws them.
import type { Notice } from '@segue/kernel/bus';
import { createEvent, sample } from 'effector';
import { subscriptions } from '../subscriptions';
import { createPageStore, createSessionStore } from '../create-store';

export type VisibleNotice = Notice & {
  id: number;
  /** The change that Undo or Redo acts on; the notice is removed when that is another one. */
  undoes?: object;
};

const KEPT_NOTICES = 3;

/** The user closed a notice, or its time is over. */
export const noticeDismissed = createEvent<number>('noticeDismissed');
export const noticeShown = createEvent<Notice>('noticeShown');
/** The changes of the queue that these commands act on; null when there is none. */
type Undoable = Readonly<Record<'queue/undo' | 'queue/redo', object | null>>;
const NOTHING_UNDOABLE: Undoable = { 'queue/undo': null, 'queue/redo': null };

export const undoableChanged = createEvent<Undoable>('undoableChanged');
/** The action of these notices is no longer possible or needed. */
export const noticesWithdrawn = createEvent<NonNullable<Notice['action']>['message']>('noticesWithdrawn');

const noticeRequested = subscriptions.on('notice/show');
const noticeBound = createEvent<Omit<VisibleNotice, 'id'>>('noticeBound');

const $undoable = createPageStore(NOTHING_UNDOABLE).on(undoableChanged, (_, undoable) => undoable);

/** Binds a notice with Undo or Redo to the change it acts on. Without such a change it has no button. */
function bind(undoable: Undoable, notice: Notice): Omit<VisibleNotice, 'id'> {
  const message = notice.action?.message;
  if (message !== 'queue/undo' && message !== 'queue/redo') return notice;
  const undoes = undoable[message];
  return undoes ? { ...notice, undoes } : { text: notice.text };
}

function append(
  shown: readonly VisibleNotice[],
  notice: Omit<VisibleNotice, 'id'>,
): readonly VisibleNotice[] {
  const id = (shown.at(-1)?.id ?? 0) + 1;
  // A newer notice replaces one that offers nothing, or the same; only the last change is offered to be undone.
  const isReplaced = ({ text, action, link }: Notice) =>
    text === notice.text ||
    (!action && !link) ||
    (action !== undefined &&
      (action.message === notice.action?.message ||
        (action.label === 'Undo' && notice.action?.label === 'Undo')));
  const all = [...shown.filter((one) => !isReplaced(one)), { ...notice, id }];
  // The notice about the current track stays while the problem lasts.
  return all.filter(
    ({ action }, at) => at >= all.length - KEPT_NOTICES || action?.message === 'playback/retry',
  );
}

/** Returns the same list when nothing is removed, so that nothing renders again. */
function keep(shown: readonly VisibleNotice[], isKept: (notice: VisibleNotice) => boolean) {
  return shown.every(isKept) ? shown : shown.filter(isKept);
}

export const $notices = createSessionStore<readonly VisibleNotice[]>([])
  .on(noticeBound, append)
  .on(undoableChanged, (shown, undoable) =>
    keep(shown, ({ undoes }) => !undoes || Object.values(undoable).includes(undoes)),
  )
  .on(noticesWithdrawn, (shown, message) => keep(shown, ({ action }) => action?.message !== message))
  .on(noticeDismissed, (shown, id) => keep(shown, (notice) => notice.id !== id));

sample({ clock: [noticeRequested, noticeShown], source: $undoable, fn: bind, target: noticeBound });
