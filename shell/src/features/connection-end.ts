// Says that a provider connection ends soon: checked at most once a day in this browser.
import { screens } from '@segue/contract';
import { connectionEndText } from '@segue/contract/connection-end';
import { send } from '@segue/kernel/bus';
import { $isMember, $providers, pageResumed } from '@segue/kernel/state';
import { loadConnectionsFx } from '@segue/kernel/state/ports';
import { createWatch, type Scope, scopeBind } from 'effector';
import { CONNECTIONS_CHECKED_KEY } from '../platform/session/removed-at-logout';
import { watchStore } from '../platform/watch-store';

const today = () => new Date().toISOString().slice(0, 10);

export function wireConnectionEnd(scope: Scope): void {
  const load = scopeBind(loadConnectionsFx, { scope });
  const check = async () => {
    if (!scope.getState($isMember) || localStorage.getItem(CONNECTIONS_CHECKED_KEY) === today()) return;
    const { connections } = await load();
    for (const provider of scope.getState($providers)) {
      const text = connectionEndText(provider, connections, Date.now());
      const href = `${screens.accountSettings}?tab=connections`;
      if (text) send('notice/show', { text, link: { label: 'Reconnect', href } });
    }
    localStorage.setItem(CONNECTIONS_CHECKED_KEY, today());
  };
  // A failure, such as blocked storage, is retried later.
  const tryCheck = () => void check().catch(() => undefined);
  watchStore($isMember, scope, tryCheck);
  createWatch({ unit: pageResumed, scope, fn: tryCheck });
}
