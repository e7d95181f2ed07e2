import type { ApiFailure } from '@segue/kernel/request';
import { PROVIDER_NAMES, screens, type Provider, type Track } from '@segue/contract';
import type { Notice } from '@segue/kernel/bus';
import { formatDuration } from '@segue/ui';

export type Lookup = { song: Track; providers: readonly Provider[] };

const COULD_NOT_LOOK = 'The other version couldn’t be looked for.';

/** The service of the version: `SoundCloud`, or `other` for several. */
function whose([first, ...more]: readonly Provider[]): string {
  return first && more.length === 0 ? PROVIDER_NAMES[first] : 'other';
}

export function searchingNotice(providers: readonly Provider[]): Notice {
  const text = `Looking for the ${whose(providers)} version…`;
  return { text, action: { label: 'Cancel', message: 'other-version/cancel' } };
}

export function playingNotice(song: Track, version: Track): Notice {
  const more = version.access === 'preview' ? 'preview only' : lengthText(song, version);
  const text = `Playing the ${PROVIDER_NAMES[version.provider]} version${more ? ` · ${more}` : ''}`;
  return { text, action: { label: 'Undo', message: 'queue/undo' } };
}

/** `4 s longer`, `1:10 shorter`, `same length`; null when a length is not known. */
function lengthText(song: Track, version: Track): string | null {
  if (song.access === 'preview' || song.duration === null || version.duration === null) return null;
  const s = Math.round((version.duration - song.duration) / 1000);
  if (s === 0) return 'same length';
  const amount = Math.abs(s) < 60 ? `${Math.abs(s)} s` : formatDuration(Math.abs(s) * 1000);
  return `${amount} ${s > 0 ? 'longer' : 'shorter'}`;
}

/** A song was added that the queue has from another service. */
export function repeatedNotice({ title, provider }: Track, version: Track): Notice {
  const names = `${PROVIDER_NAMES[version.provider]} and ${PROVIDER_NAMES[provider]}`;
  return { text: `“${title}” is in the queue from both ${names}.` };
}

export function noneFoundNotice(providers: readonly Provider[], text: string): Notice {
  const [only] = providers.length === 1 ? providers : [];
  const query = new URLSearchParams({ q: text, ...(only && { tab: only }) }).toString();
  return {
    text: `No ${whose(providers)} version found.`,
    link: { label: only ? `Search ${PROVIDER_NAMES[only]}` : 'Search', href: `${screens.home}?${query}` },
  };
}

export function failureNotice(failure: ApiFailure | Error, { song, providers }: Lookup): Notice | null {
  if ('kind' in failure && failure.kind === 'aborted') return null;
  return {
    text: failureText(failure, providers),
    action: { label: 'Try again', message: 'other-version/play', track: song },
  };
}

function failureText(failure: ApiFailure | Error, providers: readonly Provider[]): string {
  if (!navigator.onLine) return 'You’re offline.';
  if (!('kind' in failure)) return COULD_NOT_LOOK;
  if (failure.kind === 'answered' && failure.status === 429) return 'Too many searches. Wait a moment.';
  return providers.length > 1 ? COULD_NOT_LOOK : `${whose(providers)} isn’t answering.`;
}
