import { scopeBind, type Scope } from 'effector';
import { inbox, pageHidden } from './model';
import { readCopyFx } from './storage';

/** Takes the command `queue/resume-last`, and reads the copy of the last visit. */
export function wireLastQueue(scope: Scope): () => void {
  const unplug = inbox.connect(scope);
  const onHide = () => scopeBind(pageHidden, { scope })();
  window.addEventListener('pagehide', onHide);
  void scopeBind(readCopyFx, { scope })();
  return () => {
    unplug();
    window.removeEventListener('pagehide', onHide);
  };
}
