import { useGate } from 'effector-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HomeGate } from './gate';
import './model';

/** Ties the screen to its address for as long as it is shown. */
export function useHomeAddress(): void {
  const location = useLocation();
  const navigate = useNavigate();
  useGate(HomeGate, {
    location,
    go: (next, { replace }) => void navigate({ search: next }, { replace }),
  });
}
