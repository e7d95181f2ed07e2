// All keyboard shortcuts: what each does and its keys. The handler of keys and the list on screen are made from it.
import { send } from '@segue/kernel/bus';
import { $currentTrack, $isMember } from '@segue/kernel/state';
import { $notices, noticeDismissed } from '@segue/kernel/state/ports';
import { combine, type Scope, scopeBind, type StoreValue } from 'effector';
import { $volume } from '../model/volume';
import { $duration, $position, $queue, $stopAt, $undoable } from '../model/model';
import { screenOpened } from '../../platform/page/navigation';
import { hasMiniPlayer, miniPlayerToggled } from '../mini-player';
import { nowPlayingToggled } from '../now-playing';
import { focusSearch } from './focus-search';
import { shortcutListOpened } from './list-state';

export type Shortcut = {
  does: string;
  /** Its key combinations; the last key of each is the one that is not a modifier. */
  keys: readonly string[];
  run: (scope: Scope) => void;
  /** Condition for the shortcut to have an effect. */
  needs?: 'track' | 'queue' | 'change' | 'undone-change' | 'window';
  repeats?: true;
};

const SEEK_MS = 5000;
const VOLUME_STEP = 0.05;

const seekBy = (ms: number) => (scope: Scope) => {
  const end = scope.getState($duration) ?? Infinity;
  send('playback/seek', { position: Math.max(0, Math.min(scope.getState($position) + ms, end)) });
};
const turn = (by: number) => (scope: Scope) => {
  const volume = Math.min(1, Math.max(0, scope.getState($volume) + by));
  send('volume/set', { volume: Math.round(volume * 100) / 100, commit: true });
};
function like(scope: Scope) {
  const track = scope.getState($currentTrack);
  if (!track) return;
  if (scope.getState($isMember)) send('favorites/toggle', { track });
  else send('notice/show', { text: 'Sign in to save favorites.' });
}
function stopAfterTrack(scope: Scope) {
  const isOn = scope.getState($stopAt) === 'track-end';
  send('playback/stop-at', { at: isOn ? null : 'track-end' });
  send('notice/show', { text: isOn ? 'The music plays on.' : 'The music stops after this track.' });
}
const UNDOS = ['queue/undo', 'playlist/undo', 'favorites/undo-removal'] as const;

/** The undo that the newest notice on screen offers: its command, and the notice; null when none does. */
function offeredUndo(notices: StoreValue<typeof $notices>) {
  for (const { id, action } of notices.toReversed()) {
    const message = UNDOS.find((undo) => undo === action?.message);
    if (message) return { message, noticeId: id };
  }
  return null;
}
function undo(scope: Scope) {
  const offered = offeredUndo(scope.getState($notices));
  if (offered) scopeBind(noticeDismissed, { scope })(offered.noticeId);
  send(offered?.message ?? 'queue/undo');
}

type Row = [does: string, keys: string, needs: Shortcut['needs'], run: Shortcut['run'], repeats?: true];

/** Ways to press it are separated by a space, keys that are held together by a plus sign. */
const rows = (...table: Row[]): readonly Shortcut[] =>
  table.map(([does, keys, needs, run, repeats]) => ({
    does,
    keys: keys.split(' '),
    run,
    ...(needs && { needs }),
    ...(repeats && { repeats }),
  }));

export const SHORTCUTS = {
  Playback: rows(
    ['Play or pause', 'Space', 'track', () => send('playback/toggle')],
    ['Next track', 'Ctrl+→', 'queue', () => send('playback/next')],
    ['Previous track', 'Ctrl+←', 'queue', () => send('playback/previous')],
    ['5 seconds forward', 'Shift+→', 'track', seekBy(SEEK_MS), true],
    ['5 seconds back', 'Shift+←', 'track', seekBy(-SEEK_MS), true],
    ['Volume up', 'Shift+↑', 'track', turn(VOLUME_STEP), true],
    ['Volume down', 'Shift+↓', 'track', turn(-VOLUME_STEP), true],
    ['Mute', 'M', 'track', () => send('volume/toggle-mute')],
    ['Shuffle', 'S', 'queue', () => send('queue/toggle-shuffle')],
    ['Repeat', 'R', 'track', () => send('playback/cycle-repeat')],
    ['Add the current song to favorites', 'L', 'track', like],
    ['Stop after this track', 'T', 'track', stopAfterTrack],
  ),
  Queue: rows(
    ['Open or close the queue', 'Ctrl+Q Q', undefined, () => send('queue/toggle-panel')],
    ['Undo last change', 'Ctrl+Z', 'change', undo],
    ['Redo last change', 'Ctrl+Shift+Z Ctrl+Y', 'undone-change', () => send('queue/redo')],
  ),
  'Search and page': rows(
    ['Now playing', 'F', 'track', (scope) => scopeBind(nowPlayingToggled, { scope })()],
    ['Mini-player', 'P', 'window', (scope) => scopeBind(miniPlayerToggled, { scope })()],
    ['Search', '/ Ctrl+K', undefined, (scope) => focusSearch(scopeBind(screenOpened, { scope }))],
    ['Show this list', '? Ctrl+/', undefined, (scope) => scopeBind(shortcutListOpened, { scope })()],
  ),
};

/** Whether a shortcut has something to act on now. Without it, Space scrolls and the arrows keep their meaning. */
export const $isUseful = combine(
  [$currentTrack, $queue, $undoable, $notices],
  ([track, queue, changes, notices]) => {
    const has = {
      track: track !== null,
      queue: queue.length > 0,
      window: track !== null && hasMiniPlayer(),
      change: changes['queue/undo'] !== null || offeredUndo(notices) !== null,
      'undone-change': changes['queue/redo'] !== null,
    };
    return ({ needs }: Shortcut): boolean => needs === undefined || has[needs];
  },
);
