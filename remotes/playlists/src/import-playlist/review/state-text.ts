// What became of a track that has no match yet, in the words of the screen.
import { APP_NAME, PROVIDER_NAMES, PROVIDERS } from '@segue/contract';
import type { Entry, Hold, Review, Service } from '../import-state';

export function stateText({ status, answered, unanswered }: Entry, holds: Review['holds']): string {
  if (status === 'missing') {
    const asked = PROVIDERS.filter((provider) =>
      answered.some((search) => search.startsWith(`${provider}: `)),
    );
    return asked.length > 0 ? `Not found on ${asked.map(nameOf).join(' or ')}` : 'Nothing is at this link';
  }
  if (unanswered === null) return 'Not asked yet';
  const hold = holds[unanswered];
  if (hold?.isAskedToWait && hold.until > 0) return waitText(unanswered, hold);
  return `No answer from ${nameOf(unanswered)}`;
}

/** Why services are not asked now; null when all are. */
export function holdsText(holds: Review['holds']): string | null {
  const active = (Object.entries(holds) as [Service, Hold][]).filter(([, { until }]) => until > 0);
  if (active.length > 0 && !navigator.onLine) return "You're offline. It goes on when you're back.";
  const texts = active.map(([service, hold]) =>
    hold.isAskedToWait
      ? `${waitText(service, hold)}.`
      : `${nameOf(service)} isn't answering. Next try at ${clock(hold.until)}.`,
  );
  return texts.length > 0 ? texts.join(' ') : null;
}

const nameOf = (service: Service) => (service === 'site' ? APP_NAME : PROVIDER_NAMES[service]);

const waitText = (service: Service, { until }: Hold) =>
  `${nameOf(service)} asked to wait until ${clock(until)}`;

const clock = (time: number) =>
  new Date(time).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }).replace(/\s/g, ' ');
