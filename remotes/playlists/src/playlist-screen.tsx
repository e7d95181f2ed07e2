// /playlists/:id
import { Page } from '@segue/ui';
import { useParams } from 'react-router-dom';
import { BackLink } from './back-link';
import { PlaylistDetail } from './playlist-detail';

export function PlaylistScreen() {
  const { id = '' } = useParams();
  return (
    <Page>
      <BackLink />
      <PlaylistDetail key={id} id={id} />
    </Page>
  );
}
