import { scopeBind, type Scope } from 'effector';
import { inbox, lastQueueWired, pageHidden } from './model';

/** Takes the command `queue/resume-last`, and reads the copy of the last visit. */
export function wireLastQueue(scope: Scope): () => void {
  const unplug = inbox.connect(scope);
  const onHide = () => scopeBind(pageHidden, { scope })();
  window.addEventListener('pagehide', onHide);
  scopeBind(lastQueueWired, { scope })();
  return () => {
    unplug();
    window.removeEventListener('pagehide', onHide);
  };
}
