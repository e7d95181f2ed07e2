import type { Artist, Track } from '@segue/contract';
import { Fragment } from 'react';
import { safeUrl } from './safe-url';

type Props = { track: Pick<Track, 'artistInfo' | 'uploader'>; tabIndex?: number };

/**
 * Artists in one line, comma separated, and who uploaded the track; a profile page opens in a new tab. The element around it sets
 * the color of the links.
 */
export function ArtistLinks({ track: { artistInfo, uploader }, tabIndex }: Props) {
  return (
    <>
      {artistInfo.map((artist, index) => (
        <Fragment key={`${artist.id}-${index}`}>
          {index > 0 && ', '}
          <Name artist={artist} tabIndex={tabIndex} />
        </Fragment>
      ))}
      {uploader && (
        <>
          {' · uploaded by '}
          <Name artist={uploader} tabIndex={tabIndex} />
        </>
      )}
    </>
  );
}

function Name({ artist, tabIndex }: { artist: Artist; tabIndex: number | undefined }) {
  const href = safeUrl(artist.profileUrl);
  const name = <bdi>{artist.name}</bdi>;
  if (!href) return name;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" tabIndex={tabIndex}>
      {name}
    </a>
  );
}
