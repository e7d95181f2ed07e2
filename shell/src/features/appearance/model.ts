// Owns the choice of an appearance: of this browser, and of the account, which wins when it is read.
import { createRequestFx } from '@segue/kernel/request';
import { type Appearance, routes } from '@segue/contract';
import {
  APPEARANCE_COOKIE_S,
  APPEARANCES,
  appearanceCookie,
  LIGHT_BAR_MEDIA,
  parseAppearance,
} from '@segue/contract/appearance';
import { createSubscriptions } from '@segue/kernel/bus';
import { $session, createSessionStore, pageResumed } from '@segue/kernel/state';
import { appearanceShown, type Session } from '@segue/kernel/state/ports';
import { createEvent, createWatch, merge, scopeBind, type Scope } from 'effector';
import { joinStops } from '../../platform/listen';
import { watchStore } from '../../platform/watch-store';

const CHANNEL = 'segue-appearance';

const saveAppearanceFx = createRequestFx(routes.saveAppearance, { concurrency: 'latest' });

/** For the next page load: the server reads the cookie before it answers. */
function keepInCookie(appearance: Appearance): void {
  const isSecure = location.protocol === 'https:';
  const attributes = `Path=/; Max-Age=${APPEARANCE_COOKIE_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  document.cookie = `${appearanceCookie(isSecure)}=${appearance}; ${attributes}`;
}

const subscriptions = createSubscriptions();
const appearanceChosen = subscriptions.on('appearance/choose').map(({ appearance }) => appearance);
/** An earlier page failed to save this choice. */
export const appearanceRestored = createEvent<Appearance>('appearanceRestored');
const unsavedChanged = createEvent<Appearance | null>('unsavedAppearanceChanged');
/** A choice not yet saved in the account; the account's value does not overwrite it. */
export const $unsavedAppearance = createSessionStore<Appearance | null>(null).on(
  unsavedChanged,
  (_, unsaved) => unsaved,
);

export function wireAppearance(scope: Scope): () => void {
  const save = scopeBind(saveAppearanceFx, { scope });
  const report = scopeBind(appearanceShown, { scope });
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  const setUnsaved = scopeBind(unsavedChanged, { scope });
  const unsaved = () => scope.getState($unsavedAppearance);
  /** The account's choice as read or saved last: a check of the session that repeats it changes nothing. */
  let known: Appearance | null = null;
  let wasSignedIn = false;

  const show = (appearance: Appearance) => {
    document.documentElement.dataset['appearance'] = appearance;
    document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.media = LIGHT_BAR_MEDIA[appearance];
    report(appearance);
  };
  const saveUnsaved = async () => {
    const appearance = unsaved();
    if (appearance === null || scope.getState($session).status !== 'signed-in') return;
    await save({ body: { appearance } });
    known = appearance;
    if (unsaved() === appearance) setUnsaved(null);
  };
  // A failed save is retried when the page is resumed.
  const trySave = () => void saveUnsaved().catch(() => undefined);
  const onChosen = (appearance: Appearance) => {
    keepInCookie(appearance);
    show(appearance);
    tabs?.postMessage(appearance);
    if (scope.getState($session).status === 'signed-out') return;
    setUnsaved(appearance);
    trySave();
  };
  const onSession = (session: Session) => {
    const isSignedIn = session.status === 'signed-in';
    if (session.status === 'signed-out' || (wasSignedIn && !isSignedIn)) {
      known = null;
      setUnsaved(null);
    }
    wasSignedIn = isSignedIn;
    const account = isSignedIn ? session.user.appearance : null;
    if (unsaved() !== null) trySave();
    else if (account && account !== known) {
      known = account;
      keepInCookie(account);
      show(account);
    }
  };
  tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const appearance = APPEARANCES.find((one) => one === data);
    if (appearance) show(appearance);
  });
  report(parseAppearance(document.documentElement.dataset['appearance']));
  return joinStops(
    createWatch({ unit: merge([appearanceChosen, appearanceRestored]), scope, fn: onChosen }),
    createWatch({ unit: pageResumed, scope, fn: trySave }),
    watchStore($session, scope, onSession),
    () => tabs?.close(),
    subscriptions.connect(scope),
  );
}
