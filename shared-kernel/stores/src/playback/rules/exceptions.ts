import { trackKey, type Track } from '@segue/contract';
import { isPlayable, type PlaybackRights, playabilityOf } from './playability';
import type { Queue } from './queue';

/** What is not as asked for when these tracks were added to a queue: ' 2 were already there.' */
export function exceptions(
  tracks: readonly Track[],
  before: Queue,
  after: Queue,
  rights: PlaybackRights,
): string {
  const keys = new Set(tracks.map(trackKey));
  const isAsked = (track: Track) => keys.has(trackKey(track));
  const queued = before.tracks.filter(isAsked).length;
  const missing = keys.size - after.tracks.filter(isAsked).length;
  const silent = tracks.filter((track) => {
    const playability = playabilityOf(track, rights);
    return playability !== 'undecided' && !isPlayable(playability);
  }).length;
  const were = (count: number) => `${count} ${count === 1 ? 'was' : 'were'}`;
  return [
    queued > 0 ? ` ${were(queued)} already there.` : '',
    missing > 0 ? ` ${were(missing)} left out.` : '',
    silent > 0 ? ` ${silent} can't be played here.` : '',
  ].join('');
}
