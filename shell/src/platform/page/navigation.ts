// Owns moves to another screen that follow no link, such as the one to the sign-in screen after a logout.
import { createPageStore } from '@segue/kernel/state';
import { createEvent } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

export const navigationRequested = createEvent<string>('navigationRequested');
export const screenOpened = createEvent<string>('screenOpened');
/** Another screen is shown; its components are mounted. */
export const navigated = createEvent('navigated');
const navigationDone = createEvent('navigationDone');

const $destination = createPageStore<{ path: string; replace: boolean } | null>(null)
  .on(navigationRequested, (_, path) => ({ path, replace: true }))
  .on(screenOpened, (_, path) => ({ path, replace: false }))
  .reset(navigationDone);

/** Navigates to the address that a model requested. Call it above the routes, so that it runs after their guards. */
export function useRequestedNavigation(): void {
  const [destination, done] = useUnit([$destination, navigationDone]);
  const navigate = useNavigate();
  useEffect(() => {
    if (destination === null) return;
    void navigate(destination.path, { replace: destination.replace });
    done();
  }, [destination, done, navigate]);
}
