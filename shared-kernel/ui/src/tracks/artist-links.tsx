import { artistNames, type Artist, type Provider, type Track } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { Fragment } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

type Names = {
  track: Pick<Track, 'artistInfo' | 'uploader' | 'provider'>;
  /** Links to the artists' profiles at the provider, in a new tab, where they exist. */
  isOutside?: boolean;
} & Pick<LinkProps, 'tabIndex' | 'replace'>;

/**
 * Artists in one line, comma separated, and who uploaded the track, as links to their screens. The element around it sets the color
 * of the links.
 */
export function ArtistLinks({ track: { artistInfo, uploader, provider }, ...link }: Names) {
  return (
    <>
      {artistInfo.length === 0 && artistNames({ artistInfo })}
      {artistInfo.map((artist, index) => (
        <Fragment key={`${artist.id}-${index}`}>
          {index > 0 && <span>, </span>}
          <Name artist={artist} provider={provider} {...link} />
        </Fragment>
      ))}
      {uploader && (
        <>
          <span> · uploaded by </span>
          <Name artist={uploader} provider={provider} {...link} />
        </>
      )}
    </>
  );
}

type NameProps = { artist: Artist; provider: Provider } & Omit<Names, 'track'>;

function Name({ artist, provider, isOutside = false, ...link }: NameProps) {
  const profile = isOutside ? safeUrl(artist.profileUrl) : null;
  const name = <bdi>{artist.name}</bdi>;
  if (profile) {
    return (
      <a href={profile} target="_blank" rel="noopener noreferrer" tabIndex={link.tabIndex}>
        {name}
      </a>
    );
  }
  if (artist.id === '') return name;
  return (
    <Link to={screens.artist(provider, artist.id)} {...link}>
      {name}
    </Link>
  );
}

export function AlbumLink({ track: { album, albumId, provider } }: { track: Track }) {
  const name = <bdi>{album}</bdi>;
  if (!albumId) return name;
  return (
    <Link to={screens.album(provider, albumId)} tabIndex={-1}>
      {name}
    </Link>
  );
}

/** The URL when it is http or https, else null: provider data may hold `javascript:` URLs. */
export function safeUrl(address: string | null | undefined): string | null {
  // Not parsed as a URL: that takes as long as rendering the link of each row.
  return address && /^https?:\/\/[^\s/]/i.test(address) ? address : null;
}
