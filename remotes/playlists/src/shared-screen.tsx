// /shared/:token, and /shared/link?url=… for an address at a provider
import { lazyPart, LoadFailure, Page } from '@segue/ui';
import { useGate } from 'effector-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { DetailSkeleton } from './detail-head';
import { LinkSearch } from './link-search';
import { ReceivedGate } from './received-list';

const ReceivedList = lazyPart(() =>
  import('./received-list/screen').then(({ ReceivedList }) => ReceivedList),
);

export function SharedScreen() {
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  useGate(ReceivedGate, { token, url: token === 'link' ? (query.get('url') ?? '') : null });
  return (
    <Page>
      {token === 'link' ? <LinkSearch /> : null}
      <ReceivedList
        loading={<DetailSkeleton label="Opening the link" />}
        loadError={(retry) => (
          <LoadFailure isPage title="This part couldn't load." onRetry={retry} isRetrying={false} />
        )}
      />
    </Page>
  );
}
