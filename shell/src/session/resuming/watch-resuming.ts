// A page that slept, was kept by the browser for the way back, or was offline asks who is here when it returns.
import { pageResumed } from '@segue/stores/ports';
import { scopeBind, type Scope } from 'effector';

/** Says when the page is looked at or online again. Returns the undoing. */
export function watchResuming(scope: Scope): () => void {
  const resumed = scopeBind(pageResumed, { scope });
  const onEvent = (event: Event) => {
    const isFirstShow = event.type === 'pageshow' && !(event as PageTransitionEvent).persisted;
    if (!document.hidden && !isFirstShow) resumed();
  };
  const happenings = [
    [document, 'visibilitychange'],
    [window, 'pageshow'],
    [window, 'online'],
  ] as const;
  for (const [target, name] of happenings) target.addEventListener(name, onEvent);
  return () => {
    for (const [target, name] of happenings) target.removeEventListener(name, onEvent);
  };
}
