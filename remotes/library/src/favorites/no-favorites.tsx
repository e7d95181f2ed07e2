import { screens } from '@segue/contract/screens';
import { PrimaryLink } from '@segue/ui/tracks/list-page';
import { EmptyState, HeartDrawing } from '@segue/ui';

export const NoFavorites = () => (
  <EmptyState
    drawing={<HeartDrawing />}
    title="No Favorites Yet"
    action={<PrimaryLink to={screens.home}>Explore Music</PrimaryLink>}
  >
    Press the heart on any track to keep it here.
  </EmptyState>
);
