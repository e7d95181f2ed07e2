// Owns the notice that a provider connection ends soon: at most one a day in this browser.
import { screens, type Connections, type Provider } from '@segue/contract';
import { connectionEndText } from '@segue/contract/connection-end';
import { send } from '@segue/event-bus';
import { $isMember, $providers, createSessionStore, pageResumed } from '@segue/stores';
import { createStoredValue, loadConnectionsFx } from '@segue/stores/ports';
import { type Scope, createEffect, createEvent, sample, scopeBind } from 'effector';
import { CONNECTIONS_CHECKED_KEY } from '../platform/session/removed-at-logout';

/** The day of the last check, such as `2026-11-22`. */
const stored = createStoredValue<string>({
  area: 'connections',
  storage: 'localStorage',
  key: CONNECTIONS_CHECKED_KEY,
  parse: (text) => ({ value: text, problems: [] }),
  serialize: (day) => day,
});

const connectionEndWired = createEvent('connectionEndWired');

/** Loads the connections unless that was done today. */
const checkFx = createEffect((checkedOn: string | null) => {
  const isDue = checkedOn !== today();
  if (isDue) send('connections/load');
  return isDue;
});
const $isDue = createSessionStore(false).on(checkFx.doneData, (_, isDue) => isDue);
type Known = { connections: Connections; providers: readonly Provider[] };
const warnFx = createEffect(({ connections, providers }: Known) => {
  for (const provider of providers) {
    const text = connectionEndText(provider, connections, Date.now());
    const href = `${screens.accountSettings}?tab=connections`;
    if (text) send('notice/show', { text, link: { label: 'Reconnect', href } });
  }
  return today();
});

sample({
  clock: [connectionEndWired, pageResumed, $isMember],
  filter: $isMember,
  target: stored.readFx,
});
sample({ clock: stored.valueRead, target: checkFx });
sample({
  clock: loadConnectionsFx.doneData,
  source: $providers,
  filter: $isDue,
  fn: (providers, { connections }) => ({ connections, providers }),
  target: warnFx,
});
$isDue.on(warnFx, () => false);
sample({ clock: warnFx.doneData, target: stored.writeFx });

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Checks once a day whether a provider connection ends soon; from then on the model does it. */
export function wireConnectionEnd(scope: Scope): () => void {
  scopeBind(connectionEndWired, { scope })();
  return () => undefined;
}
