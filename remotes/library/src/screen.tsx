// /favorites
import { Page } from '@segue/ui';
import { Favorites } from './favorites';

export function FavoritesScreen() {
  return (
    <Page>
      <Favorites />
    </Page>
  );
}
