import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { $areConnectionsLoading, $isSessionLoading, $providers } from '@segue/kernel/state';
import { SearchForm } from '@segue/ui/tracks/list-page';
import { EmptyState, LoadFailure, SearchDrawing } from '@segue/ui';
import { useGate, useStoreMap, useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type PageAddress, PageGate } from '../gates';
import type { SearchFailure } from '../results/failure';
import { adviceOn, titleOf } from '../lists/failed-search';
import { $locked } from '../results/model';
import { ArtistView } from './artist';
import { CollectionView } from './collection';
import { $failure, $isAsking, $pages, $openPage, isArtist, pageKey, retryRequested } from './model';

type Props = { address: PageAddress & { path: string }; frame: ReactNode };

export function PageView({ address, frame }: Props) {
  // Before the gate opens: a store that nobody has read does not update in the scope of the page.
  useUnit($openPage);
  useGate(PageGate, address);
  const page = useStoreMap({
    store: $pages,
    keys: [pageKey(address)],
    fn: (pages, [key]) => pages.get(key) ?? null,
  });
  const [failure, providers, locked] = useUnit([$failure, $providers, $locked]);
  const [isRetrying, onRetry] = useUnit([$isAsking, retryRequested]);
  const areUnknown = useUnit([$isSessionLoading, $areConnectionsLoading]).some(Boolean);
  const provider = providers.find((one) => one === address.provider);
  if (!provider || failure?.kind === 'missing') return <Missing kind={address.kind} />;
  if (locked.includes(provider)) return areUnknown ? frame : <Locked provider={provider} />;
  if (page) {
    return (
      <>
        {page.missing !== undefined && <LoadFailure compact onRetry={onRetry} isRetrying={isRetrying} />}
        {isArtist(page) ? <ArtistView page={page} /> : <CollectionView page={page} />}
      </>
    );
  }
  return failure ? <Failed provider={provider} failure={failure} /> : frame;
}

function Missing({ kind }: Pick<PageAddress, 'kind'>) {
  return (
    <>
      <EmptyState
        isPage
        drawing={<SearchDrawing />}
        title={`We couldn’t find this ${kind}.`}
        announce="alert"
      />
      <Center>
        <SearchForm />
      </Center>
    </>
  );
}

function Locked({ provider }: { provider: Provider }) {
  return (
    <EmptyState
      isPage
      title={`Connect ${PROVIDER_NAMES[provider]} to open this.`}
      action={<Link to={`${screens.accountSettings}?tab=connections`}>Connections</Link>}
    />
  );
}

function Failed({ provider, failure }: { provider: Provider; failure: SearchFailure }) {
  const [isRetrying, onRetry] = useUnit([$isAsking, retryRequested]);
  const isOffline = failure.kind === 'offline';
  return (
    <LoadFailure
      isPage
      title={isOffline ? 'This page needs a connection.' : titleOf(failure, provider)}
      onRetry={() => onRetry()}
      isRetrying={isRetrying}
    >
      {isOffline ? 'It opens when you’re back online.' : adviceOn(failure)}
    </LoadFailure>
  );
}

const Center = styled.div`
  display: grid;
  > * {
    width: 100%;
    margin-inline: auto;
  }
`;
