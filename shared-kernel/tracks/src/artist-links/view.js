import { Fragment } from 'react';
import styled from 'styled-components';
import { safeUrl } from './safe-url';
/** Artists in one line, comma separated, and who uploaded the track; a profile page opens in a new tab. */
export function ArtistLinks({ track: { artistInfo, uploader }, tabIndex }) {
    return (<>
      {artistInfo.map((artist, index) => (<Fragment key={`${artist.id}-${index}`}>
          {index > 0 && ', '}
          <Name artist={artist} tabIndex={tabIndex}/>
        </Fragment>))}
      {uploader && (<>
          {' · uploaded by '}
          <Name artist={uploader} tabIndex={tabIndex}/>
        </>)}
    </>);
}
function Name({ artist, tabIndex }) {
    const href = safeUrl(artist.profileUrl);
    const name = <bdi>{artist.name}</bdi>;
    if (!href)
        return name;
    return (<Profile href={href} target="_blank" rel="noopener noreferrer" tabIndex={tabIndex}>
      {name}
    </Profile>);
}
const Profile = styled.a `
  color: inherit;
`;
