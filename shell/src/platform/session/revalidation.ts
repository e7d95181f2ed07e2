// Asks the server again who is signed in when the page returns: shown, restored from the back/forward cache, or online.
import { pageResumed } from '@segue/stores';
import { scopeBind, type Scope } from 'effector';

export function wireSessionRevalidation(scope: Scope): () => void {
  const resumed = scopeBind(pageResumed, { scope });
  const onEvent = (event: Event) => {
    const isFirstShow = event.type === 'pageshow' && !(event as PageTransitionEvent).persisted;
    if (!document.hidden && !isFirstShow) resumed();
  };
  const events = [
    [document, 'visibilitychange'],
    [window, 'pageshow'],
    [window, 'online'],
  ] as const;
  for (const [target, name] of events) target.addEventListener(name, onEvent);
  return () => {
    for (const [target, name] of events) target.removeEventListener(name, onEvent);
  };
}
