// What the user is told while and after the other service's version is looked for.
import type { ApiFailure } from '@segue/api-client';
import { PROVIDER_NAMES, screens, type Provider, type Track } from '@segue/contract';
import type { Notice } from '@segue/event-bus';

const seconds = (ms: number) => Math.round(Math.abs(ms) / 1000);

/** `4 s longer`, `1:10 shorter`, `same length`; null when a length is not known. */
export function lengthText(differenceMs: number | null): string | null {
  if (differenceMs === null) return null;
  const s = seconds(differenceMs);
  if (s === 0) return 'same length';
  const amount = s < 60 ? `${s} s` : `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
  return `${amount} ${differenceMs > 0 ? 'longer' : 'shorter'}`;
}

export function searchingNotice(provider: Provider): Notice {
  const text = `Looking for the ${PROVIDER_NAMES[provider]} version…`;
  return { text, action: { label: 'Cancel', message: 'other-version/cancel' } };
}

export function playingNotice(song: Track, version: Track): Notice {
  const isPreview = version.access === 'preview';
  const difference = song.access === 'preview' ? null : version.duration - song.duration;
  const more = isPreview ? 'preview only' : lengthText(difference);
  const text = `Playing the ${PROVIDER_NAMES[version.provider]} version${more ? ` · ${more}` : ''}`;
  return { text, action: { label: 'Not this one', message: 'other-version/choose' } };
}

export function noneFoundNotice(provider: Provider, text: string): Notice {
  const name = PROVIDER_NAMES[provider];
  const query = new URLSearchParams({ q: text, tab: provider }).toString();
  return {
    text: `No ${name} version found.`,
    link: { label: `Search ${name}`, href: `${screens.home}?${query}` },
  };
}

export function noneChosenNotice(provider: Provider): Notice {
  return {
    text: `You found no ${PROVIDER_NAMES[provider]} version of this song.`,
    action: { label: 'Look again', message: 'other-version/choose' },
  };
}

/** A failed search; null when it was cancelled. */
export function failureNotice(failure: ApiFailure | Error, song: Track, provider: Provider): Notice | null {
  const action = { label: 'Try again', message: 'other-version/play', track: song } as const;
  const text = failureText(failure, provider);
  return text === null ? null : { text, action };
}

export function failureText(failure: ApiFailure | Error, provider: Provider): string | null {
  if (!navigator.onLine) return "You're offline.";
  if (!('kind' in failure)) return "The other version couldn't be looked for.";
  if (failure.kind === 'aborted') return null;
  if (failure.kind === 'answered' && failure.status === 429) return 'Too many searches. Wait a moment.';
  return `${PROVIDER_NAMES[provider]} isn't answering.`;
}
