// Owns whether the browser is offline.
import { createPageStore } from '@segue/stores';
import { createEvent } from 'effector';

export const networkChanged = createEvent<{ isOnline: boolean }>('networkChanged');
export const $isOffline = createPageStore(false, { sid: 'shell/is-offline' }).on(
  networkChanged,
  (_, { isOnline }) => !isOnline,
);
