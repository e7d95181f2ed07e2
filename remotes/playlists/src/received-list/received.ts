// What a link leads to, as the screen shows it.
import { artistNames, PROVIDER_NAMES, type Linked, type Provider, type Track } from '@segue/contract';

export type Received = {
  /** What it is: "Shared playlist", "Spotify track". */
  kind: string;
  title: string;
  /** The artists of a single track. */
  by?: string;
  imageUrl?: string | undefined;
  tracks: readonly Track[];
  /** More than there are tracks when only the first ones could be read. */
  trackCount: number;
  /** Its page at its provider. */
  page?: { provider: Provider; url: string };
};

const QUEUE_NAME = 'Shared queue';

/** A shared playlist, or without a name a queue. */
export function fromShared(shared: {
  name: string | null;
  imageUrl?: string | undefined;
  tracks: readonly Track[];
}): Received {
  const { name, imageUrl, tracks } = shared;
  return {
    kind: name === null ? 'Somebody shared this queue with you' : 'Shared playlist',
    title: name ?? QUEUE_NAME,
    imageUrl,
    tracks,
    trackCount: tracks.length,
  };
}

export function fromLink(linked: Linked): Received {
  if (linked.kind === 'track') {
    const { track } = linked;
    return {
      kind: `${PROVIDER_NAMES[track.provider]} track`,
      title: track.title,
      by: artistNames(track),
      imageUrl: track.imageUrl,
      tracks: [track],
      trackCount: 1,
      ...(track.uri && { page: { provider: track.provider, url: track.uri } }),
    };
  }
  const { title, provider, webUrl, imageUrl, tracks, trackCount } = linked;
  return {
    kind: `From ${PROVIDER_NAMES[provider]}`,
    title,
    imageUrl,
    tracks,
    trackCount,
    page: { provider, url: webUrl },
  };
}
