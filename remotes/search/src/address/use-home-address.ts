import { screens } from '@segue/contract/screens';
import { useGate, useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HomeGate } from '../gates';
import { $query } from '../results/model';
import { pasted } from '../search-box/model';
import { type HomeAddress, readAddress } from './address';
import { $address, wentBackOrForward } from './model';
import { useVisitorSearch } from './visitor-search';

/** Synchronizes the screen and its URL; returns the URL's request until the models have read it, for the first render. */
export function useHomeAddress(): HomeAddress | null {
  const location = useLocation();
  const navigate = useNavigate();
  useGate(HomeGate, { location, go: (to, options) => void navigate(to, options) });
  useVisitorSearch(navigate);
  const report = useUnit(wentBackOrForward);
  useEffect(() => {
    const onPopState = () => {
      if (window.location.pathname === screens.home) report(window.location.search);
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [report]);
  const onPasted = useUnit(pasted);
  useEffect(() => {
    const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
      const isForField = target instanceof HTMLElement && target.closest('input, textarea, dialog');
      if (!isForField) onPasted(clipboardData?.getData('text/plain') ?? '');
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onPasted]);

  const [address, shown] = useUnit([$address, $query]);
  const asked = readAddress(location.search);
  const isShown = shown !== '' && asked.query === shown;
  return address === null && !isShown ? asked : null;
}
