// The text form of the player's state, for the browser's storage. Parsing never trusts its input.
import {
  descriptorOf,
  parseTrack,
  PLAYLIST_NAME_MAX_CHARACTERS,
  PROVIDERS,
  QUEUE_MAX_ENTRIES,
  trackKey,
  type Artist,
  type Track,
} from '@segue/contract';
import type { Panels } from './panels';
import { withOrigin, type Origin, type QueueEntry } from '../rules/origin';
import { EMPTY_QUEUE } from '../rules/playback-state';
import { add, indexOf, type Queue } from '../rules/queue';

export type SavedState = { queue: Queue; panels: Panels };

/** The property names are part of the specification. */
export function serialise({ queue, panels }: SavedState): string {
  return JSON.stringify({
    queue: queue.tracks,
    currentTrackIndex: queue.index,
    showQueueManager: panels.isQueueOpen,
    isPlaybackExpanded: panels.isPlayerExpanded,
  });
}

/** Invalid parts are left out and named in `problems`; nothing throws. */
export function parseSavedState(text: string): { value: SavedState; problems: readonly string[] } {
  const problems: string[] = [];
  const saved = readObject(text, problems);
  const entries = Array.isArray(saved.queue) ? saved.queue.slice(0, QUEUE_MAX_ENTRIES) : [];
  if (saved.queue !== undefined && !Array.isArray(saved.queue))
    problems.push('The saved queue is not a list');
  const queue = readQueue(entries, saved.currentTrackIndex, problems);
  const panels = {
    isQueueOpen: saved.showQueueManager === true,
    isPlayerExpanded: saved.isPlaybackExpanded !== false,
  };
  return { value: { queue, panels }, problems };
}

type Saved = Partial<
  Record<'queue' | 'currentTrackIndex' | 'showQueueManager' | 'isPlaybackExpanded', unknown>
>;

function readObject(text: string, problems: string[]): Saved {
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Reported below like any invalid saved state.
  }
  problems.push('The saved player state is unreadable');
  return {};
}

function readQueue(entries: readonly unknown[], savedIndex: unknown, problems: string[]): Queue {
  const tracks = entries.map((entry, at) => {
    const track = parseTrack(entry);
    if (!track) problems.push(`Saved queue entry ${at} is not a track`);
    return track && withOrigin(withSafeLinks(track), parseOrigin((entry as QueueEntry).origin));
  });
  const queue = add(EMPTY_QUEUE, ...tracks.filter((track) => track !== null));
  const current = tracks.find((_, at) => at === savedIndex);
  if (!current && savedIndex !== null && savedIndex !== undefined) {
    problems.push(`Invalid current track index ${JSON.stringify(savedIndex)}`);
  }
  return { ...queue, index: current ? indexOf(queue, trackKey(current)) : null };
}

function parseOrigin(origin: unknown): Origin | undefined {
  if (origin === 'similar') return origin;
  const { list } = (origin ?? {}) as { list?: unknown };
  return typeof list === 'string' ? { list: list.slice(0, PLAYLIST_NAME_MAX_CHARACTERS) } : undefined;
}

/** Keeps only links that a provider's data could have: everybody can write to this browser's storage. */
function withSafeLinks({ uri, imageUrl, artistInfo, uploader, ...track }: Track): Track {
  return {
    ...track,
    artistInfo: artistInfo.map(withSafeProfile),
    ...(uploader && { uploader: withSafeProfile(uploader) }),
    ...(isWebAddress(uri) || isProviderUri(uri) ? { uri } : {}),
    ...(isWebAddress(imageUrl) || isOwnPath(imageUrl) ? { imageUrl } : {}),
  };
}

function withSafeProfile({ profileUrl, ...artist }: Artist): Artist {
  return isWebAddress(profileUrl) ? { ...artist, profileUrl } : artist;
}

function isWebAddress(link: string | undefined): link is string {
  try {
    return link !== undefined && /^https?:\/\/[^/\s]/i.test(link) && Boolean(new URL(link));
  } catch {
    return false;
  }
}

function isProviderUri(link: string | undefined): link is string {
  return link !== undefined && PROVIDERS.some((provider) => descriptorOf(provider).uri?.test(link));
}

function isOwnPath(link: string | undefined): link is string {
  return link !== undefined && /^\/(?![/\\])/.test(link);
}
