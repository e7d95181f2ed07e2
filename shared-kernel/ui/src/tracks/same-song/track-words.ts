import type { Track } from '@segue/contract';
import { parseTitle, type TitleParts } from './title-parts';
import { artistWords, type Words } from './words';

export type SongFacts = Pick<Track, 'title' | 'artistInfo' | 'duration'> &
  Partial<Pick<Track, 'uploader' | 'access'>>;

export type TrackWords = { parts: TitleParts; credited: readonly Words[]; uploader: Words };

/** Cached: a track is compared with many others. */
const readTracks = new WeakMap<SongFacts, TrackWords>();

export function readTrack(track: SongFacts): TrackWords {
  const known = readTracks.get(track);
  if (known) return known;
  const { title, artistInfo, uploader } = track;
  const read = {
    parts: parseTitle(title),
    credited: artistInfo.map(({ name }) => artistWords(name)).filter((words) => words.length > 0),
    uploader: uploader ? artistWords(uploader.name) : [],
  };
  readTracks.set(track, read);
  return read;
}
