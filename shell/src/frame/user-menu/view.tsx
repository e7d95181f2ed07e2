// The avatar. Its menu is a download of its own, fetched when a pointer or the focus comes near.
import { lazy, Suspense, useState } from 'react';
import { Avatar } from './avatar';

const load = () => import('./menu');
const UserMenuList = lazy(() => load().then(({ UserMenuList }) => ({ default: UserMenuList })));

export function UserMenu() {
  const [isWanted, setWanted] = useState(false);
  const unopened = (
    <Avatar
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    />
  );
  return isWanted ? (
    <Suspense fallback={unopened}>
      <UserMenuList />
    </Suspense>
  ) : (
    unopened
  );
}
