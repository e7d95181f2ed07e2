// Does for a route change what a page load does: title, scroll position, focus, announcement.
import { APP_NAME, artistNames, screens } from '@segue/contract';
import { $currentTrack, $isPlaying } from '@segue/kernel/state';
import { VisuallyHidden } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { CONTENT_ID } from '../../platform/page/landmarks';
import { navigated } from '../../platform/page/navigation';
import { $screenName } from '../../platform/page/screen-name';

export function RouteChange({ titleOf }: { titleOf: (pathname: string) => string }) {
  const { pathname, hash } = useLocation();
  const [track, isPlaying, named, onNavigated] = useUnit([$currentTrack, $isPlaying, $screenName, navigated]);
  const title = named?.path === pathname ? named.name : titleOf(pathname);
  const tab = track && isPlaying ? `${track.title} – ${artistNames(track)}` : `${title} · ${APP_NAME}`;
  const shown = useRef<string | null>(null);
  const isReturn = useNavigationType() === 'POP';

  useEffect(() => {
    document.title = tab;
  }, [tab]);

  useEffect(() => {
    const isFirst = shown.current === null;
    // The root path redirects to another screen.
    if (pathname === screens.root || shown.current === pathname) return;
    shown.current = pathname;
    onNavigated();
    if (isFirst) return;
    const content = document.getElementById(CONTENT_ID);
    content?.animate?.([{ opacity: 0 }, {}], { duration: 120, easing: 'ease-out' });
    if (hash !== '') return;
    // On Back and Forward the browser restores the scroll position.
    if (!isReturn) window.scrollTo(0, 0);
    // An open menu keeps the focus, because it closes on blur.
    if (document.activeElement?.closest('[role="menu"]')) return;
    content?.focus({ preventScroll: true });
  }, [pathname, hash, isReturn, onNavigated]);

  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  );
}
