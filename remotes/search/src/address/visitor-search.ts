// Keeps the search of a visitor who leaves to sign in, and restores it after the sign-in, also through a provider's page.
import { $isSignedIn, $session } from '@segue/kernel/state';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { $text } from '../search-box/model';
import { readAddress } from './address';
import { $address } from './model';

const VISITOR_SEARCH_KEY = 'visitorSearch';

export function useVisitorSearch(navigate: NavigateFunction): void {
  const [{ status }, isSignedIn, address, text] = useUnit([$session, $isSignedIn, $address, $text]);
  const ofUser = useRef<string | null>(null);
  useEffect(() => {
    // The search of a user who logs out is not for who signs in next.
    if (status === 'signed-in') ofUser.current = address;
    if (status !== 'signed-out' || address === null || address === ofUser.current) return;
    withStorage((storage) => {
      if (readAddress(address).query) storage.setItem(VISITOR_SEARCH_KEY, address);
      else storage.removeItem(VISITOR_SEARCH_KEY);
    });
  }, [status, address]);
  useEffect(() => {
    if (!isSignedIn || address !== '' || text !== '') return;
    withStorage((storage) => {
      const search = storage.getItem(VISITOR_SEARCH_KEY) ?? '';
      storage.removeItem(VISITOR_SEARCH_KEY);
      if (readAddress(search).query) void navigate({ search }, { replace: true });
    });
  }, [isSignedIn, address]);
}

/** If the browser blocks storage, the search is lost. */
function withStorage(task: (storage: Storage) => void): void {
  try {
    task(sessionStorage);
  } catch {
    // There is no storage to keep it in.
  }
}
