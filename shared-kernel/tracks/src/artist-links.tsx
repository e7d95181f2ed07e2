import type { Artist, Track } from '@segue/contract';
import { Fragment } from 'react';

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

/** The URL when it is http or https, else null: provider data may hold `javascript:` URLs. */
export function safeUrl(address: string | null | undefined): string | null {
  // Not parsed as a URL, which takes as long as drawing the link of each row.
  return address && /^https?:\/\/[^\s/]/i.test(address) ? address : null;
}
