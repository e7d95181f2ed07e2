import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { $destination, navigationDone } from './model';

/** Carries out what models ask of the router. Stands after the routes, so that it speaks after their guards. */
export function NavigationPort() {
  const [destination, done] = useUnit([$destination, navigationDone]);
  const navigate = useNavigate();
  useEffect(() => {
    if (destination === null) return;
    void navigate(destination, { replace: true });
    done();
  }, [destination, done, navigate]);
  return null;
}
