import { APP_NAME, artistNames, type Provider, PROVIDER_NAMES, PROVIDERS } from '@segue/contract';
import { waitEnd } from '@segue/contract/asked-to-wait';
import { formatDuration } from '@segue/ui';
import type { Hold } from './model';
import type { ListedTrack } from './reading/listed-track';
import type { Candidate, Entry, Service } from './review';

export function namesOf({ artists, title, durationMs, link, reference }: ListedTrack): string {
  const names = [artists, title].filter(Boolean).join(' – ') || (link ?? reference?.id ?? '');
  return durationMs === null ? names : `${names} · ${formatDuration(durationMs)}`;
}

/** Why an entry has no candidates. `providers`: the searched ones. */
export function stateText(
  { status, listed, unanswered }: Entry,
  holds: readonly Hold[],
  providers: readonly Provider[],
): string {
  if (status === 'missing')
    return `Not found on ${
      listed.title === ''
        ? 'this address'
        : PROVIDERS.filter((one) => providers.includes(one))
            .map(nameOf)
            .join(' or ')
    }`;
  if (unanswered === null) return 'Not asked yet';
  const hold = holds.find(({ service, isAskedToWait }) => service === unanswered && isAskedToWait);
  return hold ? waitText(hold) : `No answer from ${nameOf(unanswered)}`;
}

export function holdsText(holds: readonly Hold[]): string | null {
  const lasting = new Map(holds.map((hold) => [hold.service, hold]));
  const texts = [...lasting.values()].map((hold) => {
    if (hold.isAskedToWait) return `${waitText(hold)}.`;
    if (hold.service === 'site' && !navigator.onLine) return 'You’re offline. It goes on when you’re back.';
    return `${nameOf(hold.service)} isn’t answering. Trying again soon.`;
  });
  return texts.join(' ') || null;
}

/** 'Late Ferry – Ada Solano · SoundCloud · 3:45 · 12 s longer'. */
export function candidateText({ track, lengthDifferenceMs }: Candidate): string {
  const names = [track.title, artistNames(track)].filter(Boolean).join(' – ');
  const facts = [names, nameOf(track.provider), track.duration && formatDuration(track.duration)];
  return [...facts, differenceText(lengthDifferenceMs)].filter(Boolean).join(' · ');
}

function differenceText(milliseconds: number | null): string | null {
  if (milliseconds === null) return null;
  const size = Math.abs(milliseconds);
  if (size < 2500) return 'same length';
  const amount = size < 60_000 ? `${Math.round(size / 1000)} s` : formatDuration(size);
  return `${amount} ${milliseconds > 0 ? 'longer' : 'shorter'}`;
}

const nameOf = (service: Service) => (service === 'site' ? APP_NAME : PROVIDER_NAMES[service]);
const waitText = ({ service, until }: Hold) => `${nameOf(service)} asked to wait until ${waitEnd(until)}`;
