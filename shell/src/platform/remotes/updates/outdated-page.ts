// An outdated page reloads itself while it is hidden and silent, or says once that there is a new version. Nothing is replaced in it.
import { createSubscriptions, send } from '@segue/kernel/bus';
import { $isPlaying, createPageStore } from '@segue/kernel/state';
import { combine, createWatch, type Scope } from 'effector';
import { joinStops, listen } from '../../listen';
import { watchStore } from '../../watch-store';
import { $known, registryRead } from '../model';
import { hasNewerBuild } from '../remote-state';

const SILENT_MS = 60_000;
const RELOAD_PAUSE_MS = 600_000;
const OVERLAY = '[role="dialog"], [role="menu"], [role="listbox"], dialog[open]';
const TEXT_FIELD =
  'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, [contenteditable]';

const $shell = createPageStore('').on(registryRead, (_, { shell }) => shell);
const $isOutdated = combine(
  $known,
  $shell,
  ({ registry, states }, shell) =>
    (shell !== '' && registry.shell !== shell) || hasNewerBuild(registry, states),
);
const $reasons = combine({ isOutdated: $isOutdated, isPlaying: $isPlaying });

const subscriptions = createSubscriptions();
const reloadRequested = subscriptions.on('remotes/reload-page');

export function wireOutdatedPage(scope: Scope, reload = () => window.location.reload()): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isTold = false;

  const decide = () => {
    clearTimeout(timer);
    const { isOutdated, isPlaying } = scope.getState($reasons);
    if (!isOutdated) return;
    if (document.hidden) {
      if (!isPlaying) timer = setTimeout(reloadIfFree, SILENT_MS);
    } else if (!isTold) {
      isTold = true;
      send('notice/show', {
        text: 'A new version is ready.',
        action: { label: 'Reload', message: 'remotes/reload-page' },
      });
    }
  };
  const reloadIfFree = () => {
    if (isUserBusy(document) || isJustReloaded() || !navigator.onLine) decide();
    else reload();
  };
  return joinStops(
    watchStore($reasons, scope, decide),
    listen(document, ['visibilitychange'], decide),
    () => clearTimeout(timer),
    createWatch({ unit: reloadRequested, scope, fn: reload }),
    subscriptions.connect(scope),
  );
}

function isUserBusy(page: Document): boolean {
  return page.querySelector(OVERLAY) !== null || (page.activeElement?.matches(TEXT_FIELD) ?? false);
}

/** A server whose pages are older than its registry must not make a page reload all the time. */
function isJustReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' && performance.now() < RELOAD_PAUSE_MS;
}
