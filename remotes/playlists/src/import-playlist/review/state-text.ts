// Which service a track without a match waits for, or where it was not found, in the words of the screen.
import { APP_NAME, PROVIDER_NAMES, PROVIDERS } from '@segue/contract';
import { waitEnd } from '@segue/contract/asked-to-wait';
import type { Entry, Hold, Review, Service } from '../import-state';

export function stateText({ status, answered, unanswered }: Entry, holds: Review['holds']): string {
  const asked = PROVIDERS.filter((provider) => answered.some((search) => search.startsWith(`${provider}: `)));
  if (status === 'missing') return `Not found on ${asked.map(nameOf).join(' or ') || 'this address'}`;
  if (unanswered === null) return 'Not asked yet';
  const hold = holds[unanswered];
  return hold?.isAskedToWait ? waitText(unanswered, hold) : `No answer from ${nameOf(unanswered)}`;
}

/** Why services are not asked now; null when all are. */
export function holdsText(holds: Review['holds']): string | null {
  const texts = (Object.entries(holds) as [Service, Hold][]).map(([service, hold]) => {
    if (hold.isAskedToWait) return `${waitText(service, hold)}.`;
    if (service === 'site' && !navigator.onLine) return "You're offline. It goes on when you're back.";
    return `${nameOf(service)} isn't answering. Trying again soon.`;
  });
  return texts.join(' ') || null;
}

const nameOf = (service: Service) => (service === 'site' ? APP_NAME : PROVIDER_NAMES[service]);
const waitText = (service: Service, { until }: Hold) =>
  `${nameOf(service)} asked to wait until ${waitEnd(until)}`;
