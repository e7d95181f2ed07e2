import { createEvent, sample } from 'effector';
import { subscriptions } from '../subscriptions';
import { createPageStore, createSessionStore } from '../lifetimes';
const KEPT_NOTICES = 3;
/** The user closed a notice, or its time is over. */
export const noticeDismissed = createEvent('noticeDismissed');
export const noticeShown = createEvent('noticeShown');
/** The latest undoable change of the queue is now another one; null when there is none. */
export const undoableChanged = createEvent('undoableChanged');
/** The action of these notices is no longer possible or needed. */
export const noticesWithdrawn = createEvent('noticesWithdrawn');
const noticeRequested = subscriptions.on('notice/show');
const noticeBound = createEvent('noticeBound');
const $undoable = createPageStore(null, { sid: 'stores/undoable' }).on(undoableChanged, (_, change) => change);
/** Binds an Undo notice to the latest change. Without a change to revert, the notice has no Undo button. */
function bind(undoable, notice) {
    if (notice.action?.says !== 'queue/undo')
        return notice;
    return undoable ? { ...notice, undoes: undoable } : { text: notice.text };
}
function append(shown, notice) {
    const id = (shown.at(-1)?.id ?? 0) + 1;
    // A newer notice replaces one with the same text or action.
    const isReplaced = ({ text, action }) => text === notice.text || (action !== undefined && action.says === notice.action?.says);
    return [...shown.filter((one) => !isReplaced(one)), { ...notice, id }].slice(-KEPT_NOTICES);
}
/** Returns the same list when nothing is removed, so that nothing renders again. */
function keep(shown, isKept) {
    return shown.every(isKept) ? shown : shown.filter(isKept);
}
export const $notices = createSessionStore([], {
    sid: 'stores/notices',
    name: '$notices',
})
    .on(noticeBound, append)
    .on(undoableChanged, (shown, change) => keep(shown, ({ undoes }) => !undoes || undoes === change))
    .on(noticesWithdrawn, (shown, says) => keep(shown, ({ action }) => action?.says !== says))
    .on(noticeDismissed, (shown, id) => keep(shown, (notice) => notice.id !== id));
sample({ clock: [noticeRequested, noticeShown], source: $undoable, fn: bind, target: noticeBound });
