import { send } from '@segue/event-bus';
const PAGE_ROWS = 8;
/** Index of the row that a key moves the focus to; null for other keys. */
export function rowAfterKey(key, from, count) {
    const last = count - 1;
    const to = {
        ArrowUp: from - 1,
        ArrowDown: from + 1,
        PageUp: from - PAGE_ROWS,
        PageDown: from + PAGE_ROWS,
        Home: 0,
        End: last,
    };
    const index = to[key];
    return index === undefined ? null : Math.min(Math.max(index, 0), last);
}
/** Commands about the track of the focused row, by letter. */
export const LETTERS = {
    a: (track) => send('queue/add', { track }),
    n: (track) => send('queue/play-next', { track }),
    l: (track, isMember) => isMember
        ? send('favorites/toggle', { track })
        : send('notice/show', { text: 'Sign in to save favorites.' }),
};
