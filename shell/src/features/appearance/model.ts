// Owns the choice of an appearance: of this browser, and of the account, which wins when it is read.
import { createRequestFx } from '@segue/api-client';
import { type Appearance, routes } from '@segue/contract';
import {
  APPEARANCE_COOKIE_S,
  APPEARANCES,
  appearanceCookie,
  LIGHT_BAR_MEDIA,
  parseAppearance,
} from '@segue/contract/appearance';
import { createSubscriptions } from '@segue/event-bus';
import { $isSignedIn, $session, createSessionStore, pageResumed } from '@segue/stores';
import { appearanceShown } from '@segue/stores/ports';
import { createEffect, createEvent, createWatch, merge, sample, scopeBind, type Scope } from 'effector';
import { joinStops } from '../../platform/listen';

const CHANNEL = 'segue-appearance';

const saveAppearanceFx = createRequestFx(routes.saveAppearance, { concurrency: 'latest' });

/** For the next page: the server reads it before it answers. */
function keepInCookie(appearance: Appearance): void {
  const isSecure = location.protocol === 'https:';
  const attributes = `Path=/; Max-Age=${APPEARANCE_COOKIE_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  document.cookie = `${appearanceCookie(isSecure)}=${appearance}; ${attributes}`;
}

const subscriptions = createSubscriptions();
const appearanceChosen = subscriptions.on('appearance/choose').map(({ appearance }) => appearance);
const appearanceWired = createEvent('appearanceWired');
/** An earlier page could not save this choice. */
export const appearanceRestored = createEvent<Appearance>('appearanceRestored');
/** The user chose it in another tab of this browser. */
const chosenInOtherTab = createEvent<Appearance>('chosenInOtherTab');
const accountChoiceRead = createEvent<Appearance>('accountChoiceRead');

const showFx = createEffect((appearance: Appearance) => {
  document.documentElement.dataset['appearance'] = appearance;
  document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.media = LIGHT_BAR_MEDIA[appearance];
});
const keepFx = createEffect(keepInCookie);

const chosen = merge([appearanceChosen, appearanceRestored]);
sample({ clock: [chosen, accountChoiceRead], target: keepFx });
sample({ clock: [chosen, chosenInOtherTab, accountChoiceRead], target: [showFx, appearanceShown] });

const choiceOfUser = sample({
  clock: chosen,
  source: $session,
  filter: ({ status }) => status !== 'signed-out',
  fn: (_, appearance) => appearance,
});
/** A choice that the account does not have yet; what the account has does not replace it. */
export const $unsavedAppearance = createSessionStore<Appearance | null>(null)
  .on(choiceOfUser, (_, appearance) => appearance)
  .on($session, (unsaved, { status }) => (status === 'signed-out' ? null : unsaved))
  .on(saveAppearanceFx.done, (unsaved, { params }) => (unsaved === params.body.appearance ? null : unsaved));
sample({
  clock: [$unsavedAppearance, $isSignedIn, pageResumed],
  source: { unsaved: $unsavedAppearance, isSignedIn: $isSignedIn },
  filter: ({ unsaved, isSignedIn }) => unsaved !== null && isSignedIn,
  fn: ({ unsaved }) => ({ body: { appearance: unsaved! } }),
  target: saveAppearanceFx,
});

const $accountChoice = $session.map((session) =>
  session.status === 'signed-in' ? (session.user.appearance ?? null) : null,
);
/** The account's choice as it was read or saved last: a check of the session that repeats it changes nothing. */
const $knownChoice = createSessionStore<Appearance | null>(null)
  .on(accountChoiceRead, (_, appearance) => appearance)
  .on(saveAppearanceFx.done, (_, { params }) => params.body.appearance);
sample({
  clock: [appearanceWired, $accountChoice],
  source: { account: $accountChoice, known: $knownChoice, unsaved: $unsavedAppearance },
  filter: ({ account, known, unsaved }) => account !== null && account !== known && unsaved === null,
  fn: ({ account }) => account!,
  target: accountChoiceRead,
});

/** Takes the command `appearance/choose`, and follows the other tabs of this browser. */
export function wireAppearance(scope: Scope): () => void {
  scopeBind(appearanceShown, { scope })(parseAppearance(document.documentElement.dataset['appearance']));
  const disconnect = subscriptions.connect(scope);
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  const chosenElsewhere = scopeBind(chosenInOtherTab, { scope });
  tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const appearance = APPEARANCES.find((one) => one === data);
    if (appearance) chosenElsewhere(appearance);
  });
  const unwatch = createWatch({
    unit: appearanceChosen,
    scope,
    fn: (appearance) => tabs?.postMessage(appearance),
  });
  scopeBind(appearanceWired, { scope })();
  return joinStops(unwatch, () => tabs?.close(), disconnect);
}
