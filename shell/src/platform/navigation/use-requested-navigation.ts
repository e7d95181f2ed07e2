import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { $destination, navigationDone } from './model';

/** Moves the router to where a model asked to go. Call it above the routes, so that it runs after their guards. */
export function useRequestedNavigation(): void {
  const [destination, done] = useUnit([$destination, navigationDone]);
  const navigate = useNavigate();
  useEffect(() => {
    if (destination === null) return;
    void navigate(destination.path, { replace: destination.replace });
    done();
  }, [destination, done, navigate]);
}
