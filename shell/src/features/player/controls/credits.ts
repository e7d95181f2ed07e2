// Who made a track, as plain text.
import { artistNames, type Track } from '@segue/contract';

/** The artists in one line, and who uploaded the track where that is somebody else. */
export function creditLine(track: Track): string {
  const artists = artistNames(track);
  return track.uploader ? `${artists} · uploaded by ${track.uploader.name}` : artists;
}
