// Owns the short notices above the player; the shell draws them.
import type { Notice } from '@segue/event-bus';
import { createEvent, createStore } from 'effector';
import { inbox } from '../inbox';
import { sessionCleared } from '../session/model';

export type ShownNotice = Notice & { id: number };

const KEPT_NOTICES = 3;

/** The listener closed a notice, or its time is over. */
export const noticeDismissed = createEvent<number>('noticeDismissed');
export const noticeShown = createEvent<Notice>('noticeShown');
/** What notices with this action offer is no longer possible, or no longer needed. */
export const noticesWithdrawn = createEvent<NonNullable<Notice['action']>['says']>('noticesWithdrawn');

const noticeAsked = inbox.on('notice/show');

function append(shown: readonly ShownNotice[], notice: Notice): readonly ShownNotice[] {
  const id = (shown.at(-1)?.id ?? 0) + 1;
  // An older Undo would take back the newer change: of one offer only the newest stays.
  const isReplaced = ({ text, action }: Notice) =>
    text === notice.text || (action !== undefined && action.says === notice.action?.says);
  return [...shown.filter((one) => !isReplaced(one)), { ...notice, id }].slice(-KEPT_NOTICES);
}

export const $notices = createStore<readonly ShownNotice[]>([], { sid: 'stores/notices', name: '$notices' })
  .on(noticeAsked, append)
  .on(noticeShown, append)
  .on(noticesWithdrawn, (shown, says) => {
    const left = shown.filter(({ action }) => action?.says !== says);
    return left.length < shown.length ? left : shown;
  })
  .on(noticeDismissed, (shown, id) => shown.filter((notice) => notice.id !== id))
  .reset(sessionCleared);
