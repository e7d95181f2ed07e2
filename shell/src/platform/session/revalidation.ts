// Asks the server again who is signed in when the page returns: shown, restored from the back/forward cache, or online.
import { pageResumed } from '@segue/kernel/state';
import { scopeBind, type Scope } from 'effector';
import { joinStops, listen } from '../listen';

export function wireSessionRevalidation(scope: Scope): () => void {
  const resumed = scopeBind(pageResumed, { scope });
  const onEvent = (event: Event) => {
    const isFirstShow = event.type === 'pageshow' && !(event as PageTransitionEvent).persisted;
    if (!document.hidden && !isFirstShow) resumed();
  };
  return joinStops(
    listen(document, ['visibilitychange'], onEvent),
    listen(window, ['pageshow', 'online'], onEvent),
  );
}
