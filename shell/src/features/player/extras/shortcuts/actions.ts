// What each shortcut does.
import { screens } from '@segue/contract/screens';
import { $duration, $notices, $position, $stopAt, noticeDismissed } from '@segue/stores/ports';
import { type Scope, scopeBind } from 'effector';
import { send } from '@segue/event-bus';
import { $currentTrack, $isMember } from '@segue/stores';
import { $volume } from '@segue/stores/playback';
import { screenOpened } from '../../../../platform/navigation';
import { miniPlayerToggled } from '../../now-playing/mini-player';
import { nowPlayingToggled } from '../../now-playing';
import { shortcutListOpened } from '../shortcut-list';
import { offeredUndo } from '../shortcut-needs';
import type { Shortcut } from '../shortcut-table';

const SEARCH_BOX = '[role="search"] input';
const WAIT_MS = 5000;

/** Focuses the search box. Elsewhere `openScreen` leads to it first, and the focus follows once it is drawn. */
function focusSearch(page: Document, openScreen: (path: string) => void): void {
  if (focusBox(page)) return;
  const observer = new MutationObserver(() => {
    if (!page.querySelector(SEARCH_BOX)) return;
    observer.disconnect();
    // After the change of screen, which moves the focus to the content.
    setTimeout(() => focusBox(page));
  });
  observer.observe(page.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
  openScreen(screens.home);
}

function focusBox(page: Document): boolean {
  const box = page.querySelector<HTMLInputElement>(SEARCH_BOX);
  box?.focus();
  box?.select();
  return box !== null;
}

const SEEK_MS = 5000;
const VOLUME_STEP = 0.05;

export function createActions(scope: Scope): Readonly<Record<Shortcut, () => void>> {
  const seekBy = (ms: number) => {
    const end = scope.getState($duration) ?? Infinity;
    send('playback/seek', { position: Math.max(0, Math.min(scope.getState($position) + ms, end)) });
  };
  const turn = (by: number) => {
    const volume = Math.min(1, Math.max(0, scope.getState($volume) + by));
    send('volume/set', { volume: Math.round(volume * 100) / 100, commit: true });
  };
  const dismiss = scopeBind(noticeDismissed, { scope });
  const like = () => {
    const track = scope.getState($currentTrack);
    if (!track) return;
    if (scope.getState($isMember)) send('favorites/toggle', { track });
    else send('notice/show', { text: 'Sign in to save favorites.' });
  };
  return {
    'toggle-playback': () => send('playback/toggle'),
    next: () => send('playback/next'),
    previous: () => send('playback/previous'),
    forward: () => seekBy(SEEK_MS),
    back: () => seekBy(-SEEK_MS),
    louder: () => turn(VOLUME_STEP),
    quieter: () => turn(-VOLUME_STEP),
    'toggle-mute': () => send('volume/toggle-mute'),
    'toggle-shuffle': () => send('queue/toggle-shuffle'),
    'cycle-repeat': () => send('playback/cycle-repeat'),
    like,
    'show-now-playing': scopeBind(nowPlayingToggled, { scope }),
    'mini-player': scopeBind(miniPlayerToggled, { scope }),
    'stop-after': () => {
      const isOn = scope.getState($stopAt) === 'track-end';
      send('playback/stop-at', { at: isOn ? null : 'track-end' });
      send('notice/show', { text: isOn ? 'The music plays on.' : 'The music stops after this track.' });
    },
    'toggle-queue': () => send('queue/toggle-panel'),
    undo: () => {
      const offered = offeredUndo(scope.getState($notices));
      if (offered) dismiss(offered.noticeId);
      send(offered?.message ?? 'queue/undo');
    },
    redo: () => send('queue/redo'),
    search: () => focusSearch(document, scopeBind(screenOpened, { scope })),
    'show-shortcuts': scopeBind(shortcutListOpened, { scope }),
  };
}
