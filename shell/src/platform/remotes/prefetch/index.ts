// Downloads remotes that will probably be opened: when a link is pointed at or focused, and in idle time those of the menu.
import { $isPlaying, $isSessionLoading, $isSounding } from '@segue/kernel/state';
import { combine, type Scope } from 'effector';
import { savesData, whenIdle } from '../../network/data-saving';
import { joinStops, listen } from '../../listen';
import { watchStore } from '../../watch-store';
import { $registry } from '../model';
import { preloadRoute, prefetchRoute } from '../preload';
import { $shownEntries } from '../public-routes';

const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** The start of a track has priority on the network. */
const $isTrackStarting = combine(
  $isPlaying,
  $isSounding,
  (isPlaying, isSounding) => isPlaying && !isSounding,
);

/** The menu's addresses for this session; empty while it is unknown or the network is needed otherwise. */
const $likely = combine(
  {
    entries: $shownEntries,
    isLoading: $isSessionLoading,
    isStarting: $isTrackStarting,
    // Each build has its own address.
    registry: $registry,
  },
  ({ entries, isLoading, isStarting }): readonly string[] =>
    isLoading || isStarting ? [] : entries.filter(({ isSecondary }) => !isSecondary).map(({ to }) => to),
);

export function wirePrefetch(scope: Scope): () => void {
  if (savesData()) return () => undefined;
  let cancel: () => void = () => undefined;
  const stopWatch = watchStore($likely, scope, (addresses) => {
    cancel();
    if (addresses.length > 0) {
      const others = addresses.filter((address) => address !== location.pathname);
      cancel = whenIdle(() => others.forEach(prefetchRoute));
    }
  });
  return joinStops(() => cancel(), stopWatch, listen(document, INTENTS, preloadLink, { passive: true }));
}

function preloadLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === location.origin) preloadRoute(link.pathname);
}
