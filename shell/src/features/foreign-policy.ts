// Says once that a policy which is not this server's blocks something: a proxy, a filter or an extension has added it.
import { send } from '@segue/kernel/bus';
import { listen } from '../platform/listen';

const OWN_REPORTS = '/api/csp-report';

export function wireForeignPolicy(): () => void {
  const stop = listen(document, ['securitypolicyviolation'], ({ originalPolicy, disposition }) => {
    if (disposition !== 'enforce' || originalPolicy.includes(OWN_REPORTS)) return;
    stop();
    send('notice/show', {
      text: 'Something between your browser and this site blocks parts of it: a proxy, a filter or an extension. Playback may fail.',
    });
  });
  return stop;
}
