// What the user is told while and after another service's version is looked for.
import type { ApiFailure } from '@segue/api-client';
import { PROVIDER_NAMES, screens, type Provider, type Track } from '@segue/contract';
import type { Notice } from '@segue/event-bus';
import { formatDuration } from '@segue/ui';

const COULD_NOT_LOOK = "The other version couldn't be looked for.";

/** `4 s longer`, `1:10 shorter`, `same length`; null when a length is not known. */
export function lengthText(differenceMs: number | null): string | null {
  if (differenceMs === null) return null;
  const s = Math.round(Math.abs(differenceMs) / 1000);
  if (s === 0) return 'same length';
  const amount = s < 60 ? `${s} s` : formatDuration(s * 1000);
  return `${amount} ${differenceMs > 0 ? 'longer' : 'shorter'}`;
}

/** Whose version is meant: `SoundCloud`, or `other` of several. */
export function whose([first, ...more]: readonly Provider[]): string {
  return first && more.length === 0 ? PROVIDER_NAMES[first] : 'other';
}

export function searchingNotice(providers: readonly Provider[]): Notice {
  const text = `Looking for the ${whose(providers)} version…`;
  return { text, action: { label: 'Cancel', message: 'other-version/cancel' } };
}

export function playingNotice(song: Track, version: Track): Notice {
  const isPreview = version.access === 'preview';
  const songLength = song.access === 'preview' ? null : song.duration;
  const difference = songLength === null || version.duration === null ? null : version.duration - songLength;
  const more = isPreview ? 'preview only' : lengthText(difference);
  const text = `Playing the ${PROVIDER_NAMES[version.provider]} version${more ? ` · ${more}` : ''}`;
  return { text, action: { label: 'Not this one', message: 'other-version/choose' } };
}

export function noneFoundNotice(providers: readonly Provider[], text: string): Notice {
  const [only] = providers.length === 1 ? providers : [];
  const query = new URLSearchParams({ q: text, ...(only && { tab: only }) }).toString();
  return {
    text: `No ${whose(providers)} version found.`,
    link: { label: only ? `Search ${PROVIDER_NAMES[only]}` : 'Search', href: `${screens.home}?${query}` },
  };
}

/** A failed search; null when it was cancelled. */
export function failureNotice(
  failure: ApiFailure | Error,
  song: Track,
  providers: readonly Provider[],
): Notice | null {
  const action = { label: 'Try again', message: 'other-version/play', track: song } as const;
  const text = failureText(failure, providers);
  return text === null ? null : { text, action };
}

export function failureText(failure: ApiFailure | Error, providers: readonly Provider[]): string | null {
  if (!navigator.onLine) return "You're offline.";
  if (!('kind' in failure)) return COULD_NOT_LOOK;
  if (failure.kind === 'aborted') return null;
  if (failure.kind === 'answered' && failure.status === 429) return 'Too many searches. Wait a moment.';
  return providers.length > 1 ? COULD_NOT_LOOK : `${whose(providers)} isn't answering.`;
}
