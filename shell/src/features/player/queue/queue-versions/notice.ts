// The notice about a song that was added to a queue with the other service's version of it.
import { PROVIDER_NAMES, trackKey, type Track } from '@segue/contract';
import type { Notice } from '@segue/event-bus';
import { findVersion } from '@segue/tracks/same-song';

/** For one track that was added to the others; none for a track that plays at once, because `current` was chosen so. */
export function versionNotice(
  before: readonly Track[],
  after: readonly Track[],
  current: Track | null,
): Notice | undefined {
  const known = new Set(before.map(trackKey));
  const [track, ...more] = after.filter((one) => !known.has(trackKey(one)));
  if (!track || more.length > 0 || (current && trackKey(track) === trackKey(current))) return undefined;
  const other = findVersion(track, before);
  return (
    other && { text: `The queue also has the ${PROVIDER_NAMES[other.provider]} version of “${other.title}”.` }
  );
}
