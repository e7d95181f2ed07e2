import { screens } from '@segue/contract/screens';
import { DetailSkeleton, SearchForm } from '@segue/ui/tracks/list-page';
import { lazyPart, LoadFailure, Page, Spinner } from '@segue/ui';
import { useGate } from 'effector-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { BackLink } from './back-link';
import { Dialogs } from './dialogs';
import { ReceivedGate } from './gates';
import { PlaylistDetail } from './playlist-detail/view';
// The playlists load in parallel with the screen's code.
import './received-list/model';

export function PlaylistScreen() {
  const { id = '' } = useParams();
  return (
    <Page>
      <PlaylistDetail key={id} id={id} />
      <Dialogs />
    </Page>
  );
}

const loadFailure = (retry: () => void) => (
  <LoadFailure isPage title="This part couldn’t load." onRetry={retry} isRetrying={false} />
);
const ImportView = lazyPart(() => import('./import-playlist/view').then(({ ImportView }) => ImportView));

export function ImportScreen() {
  return (
    <Page>
      <ImportView loading={<Spinner />} loadError={loadFailure} />
    </Page>
  );
}

const ReceivedList = lazyPart(() => import('./received-list/view').then(({ ReceivedList }) => ReceivedList));

/** /shared/:token, and /shared/link?url=… for an address at a provider */
export function SharedScreen() {
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  useGate(ReceivedGate, { token, url: token === 'link' ? (query.get('url') ?? '') : null });
  return (
    <Page>
      {token === 'link' ? (
        <>
          <BackLink to={screens.home} label="Search" />
          <SearchForm />
        </>
      ) : null}
      <ReceivedList loading={<DetailSkeleton label="Opening the link" />} loadError={loadFailure} />
    </Page>
  );
}
