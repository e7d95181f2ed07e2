import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { CollectionGrid } from '@segue/ui/tracks/list-page';
import { HomeSection, LoadFailure, t } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import styled from 'styled-components';
import { ServicePlaylistsGate } from '../gates';
import { $didFail, $servicePlaylists, listFx, retryRequested } from './model';

export function ServicePlaylists({ provider }: { provider: Provider }) {
  useGate(ServicePlaylistsGate, { provider });
  const [playlists, didFail, isRetrying] = useUnit([$servicePlaylists, $didFail, listFx.pending]);
  const onRetry = useUnit(retryRequested);
  if (playlists.length === 0 && !didFail) return null;
  return (
    <Space>
      <HomeSection title={`On ${PROVIDER_NAMES[provider]}`} count={playlists.length}>
        {didFail ? (
          <LoadFailure compact isRetrying={isRetrying} onRetry={onRetry} />
        ) : (
          <CollectionGrid collections={playlists} />
        )}
      </HomeSection>
    </Space>
  );
}

const Space = styled.div`
  margin-top: ${t('space.8')};
`;
