// Texts of the notices about playback and the queue.
import { descriptorOf, PROVIDER_NAMES, PROVIDERS, screens, type Provider, type Track } from '@segue/contract';
import type { Notice } from '@segue/kernel/bus';
import type { Playability } from '@segue/kernel/state';
import type { SilenceCause, UnavailableReason } from './player-messages';

const SIGN_IN_LINK = { label: 'Sign In', href: screens.signIn };
const CONNECT_LINK = { label: 'Connect', href: `${screens.accountSettings}?tab=connections` };
const RECONNECT_LINK = { label: 'Reconnect', href: `${screens.accountSettings}?tab=connections` };
const TRY_AGAIN = { label: 'Try again', message: 'playback/retry' } as const;

const OFFLINE: Notice = { text: 'You’re offline.', action: TRY_AGAIN };
export const QUEUE_FULL: Notice = { text: 'The queue is full. Remove some tracks before adding more.' };
export const QUEUED: Notice = { text: 'Already in the queue.' };
export const PREVIEW: Notice = { text: 'Only a preview of this track plays here.' };
export const TOO_MANY_SKIPS: Notice = {
  text: 'Several tracks in a row could not be played. Press play to try again.',
  action: TRY_AGAIN,
};

/** A track was not added because the queue holds tracks of another provider. */
export function providerMismatchNotice(held: Provider, track: Track): Notice {
  const text = `The queue holds ${PROVIDER_NAMES[held]} tracks. Start a new ${PROVIDER_NAMES[track.provider]} queue?`;
  return { text, action: { label: 'Start', message: 'playback/play', track } };
}

/** Only one provider's tracks of a saved queue were kept. */
export function partKeptNotice({ provider }: Track): Notice {
  return { text: `A queue holds one service here. Only its ${PROVIDER_NAMES[provider]} tracks were kept.` };
}

/** Why a track the user chose cannot be played. */
export function unplayableNotice(track: Track, why: Playability): Notice | undefined {
  const name = PROVIDER_NAMES[track.provider];
  if (why === 'needs-sign-in') {
    return { text: `Sign in with a ${name} Premium account to play this track.`, link: SIGN_IN_LINK };
  }
  if (why === 'needs-connection') {
    return { text: `Connect ${name} to play this track.`, link: CONNECT_LINK };
  }
  if (why === 'needs-premium') {
    return { text: `${name} Premium is required to play this track.`, ...pageLinkOf(track) };
  }
  if (why === 'not-configured') {
    return { text: `${name} isn’t set up here, so this track can’t be played.` };
  }
  return why === 'blocked' ? { text: 'This track cannot be played here.' } : undefined;
}

/** Adds a button for the same song of the other providers, which may not have it. */
export function withOtherVersion(
  notice: Notice | undefined,
  track: Track,
  [other, ...more]: readonly Provider[],
): Notice | undefined {
  if (!notice || notice.action || !other) return notice;
  const label = more.length > 0 ? 'Play another version' : `Play on ${PROVIDER_NAMES[other]}`;
  return { ...notice, action: { label, message: 'other-version/play', track } };
}

/** Why the player could not play a track, and what the user can do about it. */
export function failureNotice(track: Track, reason: UnavailableReason): Notice | undefined {
  if (typeof reason === 'object') return { text: reason.text };
  const name = PROVIDER_NAMES[track.provider];
  switch (reason) {
    case 'needs-reconnect':
      return { text: `Reconnect ${name} to play this track.`, link: RECONNECT_LINK };
    case 'offline':
      return OFFLINE;
    case 'provider-down':
      return { text: `${name} can’t be reached.`, action: TRY_AGAIN };
    case 'player-blocked':
      return {
        text: `Your browser or an extension blocks ${name}’s player.`,
        ...pageLinkOf(track),
      };
    case 'ended-early':
      return { text: `“${track.title}” broke off before its end.`, action: TRY_AGAIN };
    case 'failed':
      return { text: `“${track.title}” couldn’t be played.`, action: TRY_AGAIN };
    case 'blocked':
      return { text: 'This track cannot be played here.', action: TRY_AGAIN };
    case 'needs-gesture':
      return { text: 'Your browser blocked the sound. Press play to continue.' };
    case 'needs-tap':
      // Shown beside the provider's player.
      return undefined;
    default:
      return unplayableNotice(track, reason);
  }
}

/** The track that the user pressed did not start, and playback went on; the button presses it again. */
export function nextInsteadNotice(track: Track, reason: UnavailableReason): Notice {
  const why = reason === 'failed' ? `“${track.title}” couldn’t start.` : failureNotice(track, reason)?.text;
  return {
    text: `${why} Playing the next track.`,
    action: { label: 'Try again', message: 'playback/play', track },
  };
}

/** The track is still silent, but nothing has failed. */
export function delayNotice({ provider }: Track, cause: SilenceCause): Notice {
  if (cause === 'offline') return OFFLINE;
  return { text: `${PROVIDER_NAMES[provider]} is slow to answer.`, action: TRY_AGAIN };
}

/** Another device or the provider itself stopped the track. */
export function lossNotice({ provider }: Track): Notice {
  const text = `${PROVIDER_NAMES[provider]} stopped playing here.`;
  return { text, action: { label: 'Play here', message: 'playback/retry' } };
}

/** One notice for all the entries that playback skipped as unplayable. */
export function skippedEntriesNotice(reasons: readonly Playability[]): Notice | undefined {
  if (reasons.includes('needs-sign-in')) {
    return {
      text: `Skipping ${premiumNames()} tracks. Sign in with Premium to hear them.`,
      link: SIGN_IN_LINK,
    };
  }
  if (reasons.includes('needs-premium')) {
    const name = premiumNames();
    return { text: `Skipping ${name} tracks. Playing them needs ${name} Premium.` };
  }
  return reasons.length > 0 ? { text: 'Skipping tracks that can’t be played here.' } : undefined;
}

export function skippedNotice(track: Track): Notice {
  return { text: `“${track.title}” could not be played and was skipped.` };
}

const premiumNames = () =>
  PROVIDERS.filter((provider) => descriptorOf(provider).playingNeedsPremium)
    .map((provider) => PROVIDER_NAMES[provider])
    .join(' and ');

function pageLinkOf({ provider, uri }: Track): Pick<Notice, 'link'> {
  const isPage = uri !== undefined && /^https?:\/\//i.test(uri);
  return isPage ? { link: { label: `Open in ${PROVIDER_NAMES[provider]}`, href: uri } } : {};
}
