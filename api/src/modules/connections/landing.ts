// Where a provider round ends: always on a screen of ours, never at an address somebody sent us.
import {
  oauthFailureQuery,
  parsePlaylistId,
  screens,
  type OAuthFailureCode,
  type OAuthPurpose,
  type Provider,
} from '@segue/contract';

/** The Connections tab of Settings. */
export const CONNECTIONS_TAB = `${screens.accountSettings}?tab=connections`;

/** The screen from which the person can try again, with what happened in its query. */
export function failureLanding(purpose: OAuthPurpose, provider: Provider, error: OAuthFailureCode): string {
  const query = oauthFailureQuery(error, provider);
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
const PLAYLIST = `${screens.playlists}/`;
const TAB = /^tab=[a-z-]{1,30}$/;

/** A wanted screen, or null when the text names none of ours. Of a query only the tab is kept. */
export function wantedScreen(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const [address = ''] = text.split('#');
  const [path = '', query = ''] = address.split('?');
  const isPlaylist = path.startsWith(PLAYLIST) && parsePlaylistId(path.slice(PLAYLIST.length)) !== null;
  if (!TARGETS.includes(path) && !isPlaylist) return null;
  return TAB.test(query) ? `${path}?${query}` : path;
}
