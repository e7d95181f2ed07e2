// Owns the short notices above the player; the shell draws them.
import type { Notice } from '@segue/event-bus';
import { createEvent, sample } from 'effector';
import { subscriptions } from '../subscriptions';
import { createPageStore, createSessionStore } from '../lifetimes';

export type ShownNotice = Notice & {
  id: number;
  /** The change that Undo reverts; the notice is removed when a newer change is made. */
  undoes?: object;
};

const KEPT_NOTICES = 3;

/** The user closed a notice, or its time is over. */
export const noticeDismissed = createEvent<number>('noticeDismissed');
export const noticeShown = createEvent<Notice>('noticeShown');
/** The latest undoable change of the queue is now another one; null when there is none. */
export const undoableChanged = createEvent<object | null>('undoableChanged');
/** The action of these notices is no longer possible or needed. */
export const noticesWithdrawn = createEvent<NonNullable<Notice['action']>['says']>('noticesWithdrawn');

const noticeRequested = subscriptions.on('notice/show');
const noticeBound = createEvent<Omit<ShownNotice, 'id'>>('noticeBound');

const $undoable = createPageStore<object | null>(null, { sid: 'stores/undoable' }).on(
  undoableChanged,
  (_, change) => change,
);

/** Binds an Undo notice to the latest change. Without a change to revert, the notice has no Undo button. */
function bind(undoable: object | null, notice: Notice): Omit<ShownNotice, 'id'> {
  if (notice.action?.says !== 'queue/undo') return notice;
  return undoable ? { ...notice, undoes: undoable } : { text: notice.text };
}

function append(shown: readonly ShownNotice[], notice: Omit<ShownNotice, 'id'>): readonly ShownNotice[] {
  const id = (shown.at(-1)?.id ?? 0) + 1;
  // A newer notice replaces one with the same text or action.
  const isReplaced = ({ text, action }: Notice) =>
    text === notice.text || (action !== undefined && action.says === notice.action?.says);
  return [...shown.filter((one) => !isReplaced(one)), { ...notice, id }].slice(-KEPT_NOTICES);
}

/** Returns the same list when nothing is removed, so that nothing renders again. */
function keep(shown: readonly ShownNotice[], isKept: (notice: ShownNotice) => boolean) {
  return shown.every(isKept) ? shown : shown.filter(isKept);
}

export const $notices = createSessionStore<readonly ShownNotice[]>([], {
  sid: 'stores/notices',
  name: '$notices',
})
  .on(noticeBound, append)
  .on(undoableChanged, (shown, change) => keep(shown, ({ undoes }) => !undoes || undoes === change))
  .on(noticesWithdrawn, (shown, says) => keep(shown, ({ action }) => action?.says !== says))
  .on(noticeDismissed, (shown, id) => keep(shown, (notice) => notice.id !== id));

sample({ clock: [noticeRequested, noticeShown], source: $undoable, fn: bind, target: noticeBound });
