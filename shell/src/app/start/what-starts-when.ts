// What starts when: all that the page wires, on one page.
import { startStores } from '@segue/stores/ports';
import { wireRuntimeConfig } from '../../platform/config';
import { wireRemotes } from '../../platform/remotes';
import { wireScreenName } from '../../platform/screen-name';
import { wireRemovalAtLogout } from '../../platform/session/removed-at-logout';
import { wireSessionRevalidation } from '../../platform/session/revalidation';
import { type Wire, wireLate } from './wire';
import { watchPlayerNeeds } from './late-needs';

/** Before the page is rendered or hydrated: what the first state of the page is made of. */
export const beforeFirstRender: readonly Wire[] = [wireRuntimeConfig, wireRemotes];

/**
 * In the task after the first state is committed: what makes the page this visitor's, such as the session and the storage. What
 * privacy depends on is here: it must not wait for a download.
 */
export const atFirstCommit: readonly Wire[] = [
  startStores,
  (scope, { ports }) => ports.sessionTabs.wire(scope),
  wireSessionRevalidation,
  wireRemovalAtLogout,
  wireScreenName,
];

/** Once the first render has begun. */
export const afterFirstPaint: readonly Wire[] = [
  (scope, page) => page.ports.engine.wire(scope, page),
  wireLate({
    load: () => import(/* webpackChunkName: "background" */ './background-features'),
    nouns: ['appearance', 'remotes'],
    // Unasked: the network, newer builds and failed remotes concern every page. Safari has no idle callback.
    watch: (_scope, _page, start) => {
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
      else setTimeout(start);
    },
    name: 'background',
  }),
  wireLate({
    load: () => import(/* webpackChunkName: "player" */ './player-features'),
    nouns: ['notice', 'other-version', 'playback', 'player', 'queue', 'selection', 'track-menu', 'volume'],
    watch: watchPlayerNeeds,
    name: 'player',
  }),
];
