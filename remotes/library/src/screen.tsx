// /favorites
import { media, t } from '@segue/ui';
import styled from 'styled-components';
import { Favorites } from './favorites';

export function FavoritesScreen() {
  return (
    <Page>
      <h1>Your Favorites</h1>
      <Favorites />
    </Page>
  );
}

const Page = styled.div`
  width: 100%;
  max-width: ${t('sizes.content')};
  margin: 0 auto;
  h1 {
    margin-bottom: ${t('space.6')};
    font-size: ${t('fontSizes.titleNarrow')};
    line-height: 1.15;
    ${media.content.tablet} {
      font-size: ${t('fontSizes.title')};
    }
  }
`;
