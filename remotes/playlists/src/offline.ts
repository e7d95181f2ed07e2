import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Attributes of a control that changes playlists, which needs the server. */
export function useOfflineProps(): { disabled?: true; title?: string } {
  const isOffline = useSyncExternalStore(subscribe, () => !navigator.onLine);
  return isOffline ? { disabled: true, title: 'You’re offline.' } : {};
}
