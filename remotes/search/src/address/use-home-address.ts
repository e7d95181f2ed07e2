import { useGate } from 'effector-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HomeGate } from './gate';
import './model';
import './visitor-search';

/** Keeps the screen and its URL in step while the screen is address. */
export function useHomeAddress(): void {
  const location = useLocation();
  const navigate = useNavigate();
  useGate(HomeGate, {
    location,
    go: (next, { replace }) => void navigate({ search: next }, { replace }),
  });
}
