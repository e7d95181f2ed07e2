// What the screen says about an entry and about services that are not asked.
import { APP_NAME, artistNames, PROVIDER_NAMES, PROVIDERS } from '@segue/contract';
import { waitEnd } from '@segue/contract/asked-to-wait';
import { formatDuration } from '@segue/ui';
import type { ListedTrack } from './reading/listed-track';
import type { Candidate, Entry, Hold, Review, Service } from './review';

export function namesOf({ artists, title, durationMs, link, reference }: ListedTrack): string {
  const names = [artists, title].filter((name) => name !== '').join(' – ') || (link ?? reference?.id ?? '');
  return durationMs === null ? names : `${names} · ${formatDuration(durationMs)}`;
}

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

/** 'Late Ferry – Ada Solano · SoundCloud · 3:45 · 12 s longer'. */
export function candidateText({ track, lengthDifferenceMs }: Candidate): string {
  const names = [track.title, artistNames(track)].filter((name) => name !== '').join(' – ');
  const facts = [names, nameOf(track.provider), track.duration && formatDuration(track.duration)];
  return [...facts, differenceText(lengthDifferenceMs)].filter(Boolean).join(' · ');
}

/** '12 s longer' says why a track may be another version. */
function differenceText(milliseconds: number | null): string | null {
  if (milliseconds === null) return null;
  const size = Math.abs(milliseconds);
  if (size < 2500) return 'same length';
  return `${size < 60_000 ? `${Math.round(size / 1000)} s` : formatDuration(size)} ${milliseconds > 0 ? 'longer' : 'shorter'}`;
}

const nameOf = (service: Service) => (service === 'site' ? APP_NAME : PROVIDER_NAMES[service]);
const waitText = (service: Service, { until }: Hold) =>
  `${nameOf(service)} asked to wait until ${waitEnd(until)}`;
