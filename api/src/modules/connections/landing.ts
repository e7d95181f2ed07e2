// Where a provider round ends: always on a screen of ours, never at an address somebody sent us.
import { screens, type Provider } from '@segue/contract';

/** Why a round ended without success; the screen turns it into a sentence. */
export type RoundFailure =
  | 'access_denied'
  | 'state_invalid'
  | 'state_expired'
  | 'other_browser'
  | 'session_changed'
  | 'missing_scopes'
  | 'not_allowed'
  | 'already_connected'
  | 'provider_unavailable'
  | 'cross_site'
  | 'too_many'
  | 'reauthenticate'
  | 'unexpected';

export type Purpose = 'sign-in' | 'connect';

/** The Connections tab of Settings. */
export const CONNECTIONS_TAB = `${screens.accountSettings}?tab=connections`;

/** The screen from which the person can try again, with what happened in its query. */
export function failureLanding(purpose: Purpose, provider: Provider, error: RoundFailure): string {
  const query = new URLSearchParams({ error, provider });
  return purpose === 'connect' ? `${CONNECTIONS_TAB}&${query}` : `${screens.signIn}?${query}`;
}

const TARGETS: readonly string[] = [
  screens.home,
  screens.terms,
  screens.about,
  screens.favorites,
  screens.playlists,
  screens.accountSettings,
];
const PLAYLIST = /^\/playlists\/\d{1,15}$/;
const TAB = /^tab=[a-z-]{1,30}$/;

/** A wanted screen, or null when the text names none of ours. Of a query only the tab is kept. */
export function wantedScreen(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const [address = ''] = text.split('#');
  const [path = '', query = ''] = address.split('?');
  if (!TARGETS.includes(path) && !PLAYLIST.test(path)) return null;
  return TAB.test(query) ? `${path}?${query}` : path;
}
