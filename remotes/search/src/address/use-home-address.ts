import { screens } from '@segue/contract/screens';
import { useGate, useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HomeGate } from './gate';
import { wentBackOrForward } from './model';
import './visitor-search';

/** Keeps the screen and its URL in step while the screen is open. */
export function useHomeAddress(): void {
  const location = useLocation();
  const navigate = useNavigate();
  useGate(HomeGate, {
    location,
    go: (next, { replace }) => void navigate({ search: next }, { replace }),
  });
  const report = useUnit(wentBackOrForward);
  useEffect(() => {
    const onPopState = () => {
      if (window.location.pathname === screens.home) report(window.location.search);
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [report]);
}
