// /favorites
import { Page, t } from '@segue/ui';
import styled from 'styled-components';
import { Favorites } from './favorites';

export function FavoritesScreen() {
  return (
    <Page>
      <Heading>Your Favorites</Heading>
      <Favorites />
    </Page>
  );
}

const Heading = styled.h1`
  margin-bottom: ${t('space.6')};
`;
