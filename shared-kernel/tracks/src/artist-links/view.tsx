import type { Artist } from '@segue/contract';
import { Fragment } from 'react';
import styled from 'styled-components';
import { safeUrl } from './safe-url';

/** Artists in one line, comma separated; those with a profile page are links to it in a new tab. */
export function ArtistLinks({ artists, tabIndex }: { artists: readonly Artist[]; tabIndex?: number }) {
  return artists.map(({ id, name, profileUrl }, index) => {
    const href = safeUrl(profileUrl);
    return (
      <Fragment key={`${id}-${index}`}>
        {index > 0 && ', '}
        {href ? (
          <Profile href={href} target="_blank" rel="noopener noreferrer" tabIndex={tabIndex}>
            <bdi>{name}</bdi>
          </Profile>
        ) : (
          <bdi>{name}</bdi>
        )}
      </Fragment>
    );
  });
}

const Profile = styled.a`
  color: inherit;
`;
