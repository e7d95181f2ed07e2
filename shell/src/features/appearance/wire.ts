import { APPEARANCES } from '@segue/contract/appearance';
import type { Appearance } from '@segue/contract';
import { appearanceShown } from '@segue/stores/ports';
import { createWatch, scopeBind, type Scope } from 'effector';
import { joinStops } from '../../platform/listen';
import { announceFx, appearanceOf, appearanceWired, chosenInOtherTab, subscriptions } from './model';

const CHANNEL = 'segue-appearance';

/** Takes the command `appearance/choose`, and follows the other tabs of this browser. */
export function wireAppearance(scope: Scope): () => void {
  scopeBind(appearanceShown, { scope })(appearanceOf(document));
  const disconnect = subscriptions.connect(scope);
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  const chosen = scopeBind(chosenInOtherTab, { scope });
  tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const appearance = APPEARANCES.find((one) => one === data);
    if (appearance) chosen(appearance);
  });
  const unwatch = createWatch({
    unit: announceFx,
    scope,
    fn: (appearance: Appearance) => tabs?.postMessage(appearance),
  });
  scopeBind(appearanceWired, { scope })();
  return joinStops(unwatch, () => tabs?.close(), disconnect);
}
