// /playlists/:id
import { screens } from '@segue/contract/screens';
import { ArrowLeftIcon, Page, t } from '@segue/ui';
import { Link, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { PlaylistDetail } from './playlist-detail';

export function PlaylistScreen() {
  const { id = '' } = useParams();
  return (
    <Page>
      <Back to={screens.playlists}>
        <ArrowLeftIcon /> Playlists
      </Back>
      <PlaylistDetail key={id} id={id} />
    </Page>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${t('space.2')};
  margin-bottom: ${t('space.5')};
  color: ${t('colors.muted')};
`;
