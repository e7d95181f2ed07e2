import { PROVIDER_NAMES, type Track } from '@segue/contract';
import type { Playability } from '@segue/kernel/state';
import { ProviderLogo } from '@segue/ui';
import type { ReactNode } from 'react';
import { AlbumLink, ArtistLinks } from '../artist-links';

type Props = {
  id: string;
  track: Track;
  playability: Playability;
  isMixed: boolean;
  /** Shown where no heading of the list says that its tracks need Premium. */
  isAlone: boolean;
  marks: ReactNode;
};

function noteOf(playability: Playability, name: string, isAlone: boolean): string | null | undefined {
  if (playability === 'needs-sign-in' || playability === 'needs-premium') return isAlone ? 'Premium' : null;
  const notes: Partial<Record<Playability, string>> = {
    preview: 'Preview',
    blocked: 'Not available',
    'not-configured': `${name} isn’t set up here`,
    'needs-connection': `Connect ${name} to play`,
  };
  return notes[playability];
}

/** The second line of a row, which also describes its play button to screen readers. */
export function Details({ id, track, playability, isMixed, isAlone, marks }: Props) {
  const name = PROVIDER_NAMES[track.provider];
  const note = noteOf(playability, name, isAlone);
  const needsPremium = playability === 'needs-sign-in' || playability === 'needs-premium';
  return (
    <span className="details" id={id}>
      {isMixed && (
        <span className="mark" aria-hidden="true">
          <ProviderLogo provider={track.provider} />
        </span>
      )}
      {marks}
      <span className="artists">
        {note && <span>{`${note} · `}</span>}
        <ArtistLinks track={track} tabIndex={-1} />
        {track.album && (
          <span className="on-album">
            {' · '}
            <AlbumLink track={track} />
          </span>
        )}
      </span>
      <span className="unseen">{needsPremium ? ` · ${name} · needs ${name} Premium` : ` · ${name}`}</span>
    </span>
  );
}
