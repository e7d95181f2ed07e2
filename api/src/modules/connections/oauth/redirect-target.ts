// Screens that an OAuth flow may end on. Nothing else is a redirect target, so there is no open redirect.
import { parsePlaylistId, screens, type SignInService } from '@segue/contract';
import { oauthFailureQuery, type OAuthFailureCode, type OAuthPurpose } from '@segue/contract/oauth-failures';

export const CONNECTIONS_TAB = `${screens.accountSettings}?tab=connections`;

/** The screen on which the user can try again, with the failure in its query. */
export function failureTarget(
  purpose: OAuthPurpose,
  provider: SignInService,
  error: OAuthFailureCode,
  until: number | null = null,
): string {
  const query = oauthFailureQuery(error, provider, until);
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

/** The requested screen, or null when it is not one of the product's. Of its query only the tab is kept. */
export function parseReturnTo(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const [address = ''] = text.split('#');
  const [path = '', query = ''] = address.split('?');
  const isPlaylist = path.startsWith(PLAYLIST) && parsePlaylistId(path.slice(PLAYLIST.length)) !== null;
  if (!TARGETS.includes(path) && !isPlaylist) return null;
  return TAB.test(query) ? `${path}?${query}` : path;
}
