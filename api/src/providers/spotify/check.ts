// Checks Spotify: credentials, search limit, market, the player's script, and what a signed-in user may do.
import { createAppTokenRequests } from '../../provider-check/app-token';
import { ask, askForScript, errorTextOf, fieldOf, listOf, type Answer } from '../../provider-check/ask';
import { CheckError, type CheckContext, type Report, type UserConnection } from '../../provider-check/report';
import { authorizeUrl, SCOPES, tokenUrl } from './oauth';
import type { SpotifyConfig } from './settings';

/** The search limit of extended quota; development mode rejects it. */
const EXTENDED_LIMIT = 50;
const DASHBOARD = 'developer.spotify.com/dashboard';

export async function checkSpotify(context: CheckContext, spotify: SpotifyConfig): Promise<void> {
  const { report } = context;
  const dashboard = context.noteRedirectUri(DASHBOARD);
  checkAddress(context.publicUrl, report);
  const app = createAppTokenRequests(context, spotify, tokenUrl(spotify), (answer) =>
    tokenRefusal(answer, dashboard),
  );
  const search = (limit: number) =>
    app.request(
      `${spotify.apiUrl}/v1/search?q=love&type=track&market=${spotify.market}&limit=${limit}`,
      'Bearer',
    );
  const extended = await search(EXTENDED_LIMIT);
  report.passed('the credentials are accepted');
  await checkSignInPage(context, spotify, dashboard);
  // Only 400 ("Invalid limit") means development mode; any other error would hit a smaller limit too.
  const answer = extended.status === 400 ? await search(spotify.searchMaxLimit) : extended;
  if (answer.status !== 200) throw apiRefusal('Search', answer, dashboard);
  reportLimit(extended.status === 200, spotify, report);
  reportPlayable(`SPOTIFY_MARKET=${spotify.market}`, answer, report);
  await askForScript(spotify.sdkUrl);
  report.passed(`the player's script is there: ${spotify.sdkUrl}`);
  const connection = await context.connection();
  if (connection) await checkUserConnection(connection, spotify, report, dashboard);
}

/** developer.spotify.com/documentation/web-api/concepts/redirect_uri: https, or a loopback address that is not a name. */
function checkAddress(publicUrl: string, report: Report): void {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (hostname === 'localhost') {
    report.failed(
      `Spotify refuses the name localhost: set PUBLIC_URL=${protocol}//127.0.0.1${port && `:${port}`}.`,
    );
  } else if (protocol !== 'https:' && hostname !== '127.0.0.1' && hostname !== '[::1]') {
    report.failed(
      `Spotify takes https or a loopback address only: PUBLIC_URL is ${publicUrl}, put a TLS proxy in front of Segue.`,
    );
  }
}

/** Asks for the page that a sign-in opens. Whether Spotify judges the redirect URI before somebody signs in is not documented. */
async function checkSignInPage(
  { redirectUri, report }: CheckContext,
  spotify: SpotifyConfig,
  dashboard: string | null,
): Promise<void> {
  const codeChallenge = 'x'.repeat(43);
  const url = authorizeUrl(spotify, { redirectUri, codeChallenge, state: 'check', forceConsent: true });
  const answer = await ask(url, { accept: 'text/html' });
  if (answer.status !== 400) {
    return report.noted('the sign-in page does not refuse this redirect URI; sign in once to be sure');
  }
  report.failed(
    `The sign-in page refuses the redirect URI ${redirectUri} (${errorTextOf(answer)}).`,
    dashboard === null ? [] : [`register it at ${dashboard}, character by character, and save the app`],
  );
}

function reportLimit(isExtended: boolean, { searchMaxLimit }: SpotifyConfig, report: Report): void {
  if (!isExtended) return report.passed(`search answers ${searchMaxLimit} at once: development mode`);
  const isSet = searchMaxLimit === EXTENDED_LIMIT;
  const advice = isSet ? 'extended quota' : `set SPOTIFY_SEARCH_MAX_LIMIT=${EXTENDED_LIMIT} to use it`;
  report.passed(`search answers ${EXTENDED_LIMIT} at once: ${advice}`);
}

function reportPlayable(where: string, answer: Answer, report: Report): void {
  const tracks = listOf(fieldOf(fieldOf(answer.body, 'tracks'), 'items')).filter((track) => track !== null);
  const playable = tracks.filter((track) => fieldOf(track, 'is_playable') !== false);
  const result = `${playable.length} of ${tracks.length} tracks found can be played in ${where}`;
  if (playable.length === 0) report.failed(`${result}.`);
  else report.passed(result);
}

async function checkUserConnection(
  connection: UserConnection,
  spotify: SpotifyConfig,
  report: Report,
  dashboard: string | null,
): Promise<void> {
  const authorization = `Bearer ${await connection.token()}`;
  const profile = await ask(`${spotify.apiUrl}/v1/me`, { authorization });
  if (profile.status !== 200) throw apiRefusal('The profile', profile, dashboard);
  report.passed(`account ${connection.userId} has a connection, and its token works`);
  reportScopes(connection.scopes, report);
  reportProfile(profile.body, spotify, report);
  // As in the searches of signed-in users: their country has priority over the market.
  const { apiUrl, market, searchMaxLimit } = spotify;
  const search = `${apiUrl}/v1/search?q=love&type=track&market=${market}&limit=${searchMaxLimit}`;
  const found = await ask(search, { authorization });
  if (found.status !== 200) throw apiRefusal("The user's search", found, dashboard);
  reportPlayable("the user's country", found, report);
  const devices = await ask(`${spotify.apiUrl}/v1/me/player/devices`, { authorization });
  if (devices.status !== 200) throw apiRefusal('The player', devices, dashboard);
  report.passed('the player answers (asked for its devices; nothing was started)');
}

function reportScopes(given: readonly string[], report: Report): void {
  const missing = SCOPES.filter((scope) => !given.includes(scope));
  if (missing.length === 0) report.passed('it has all scopes');
  // RFC 6749, section 5.1: an answer without scopes means that all requested ones were given.
  else if (given.length === 0)
    report.noted('Spotify did not list its scopes: it has those that were requested');
  else report.failed(`It lacks the scopes ${missing.join(', ')}: disconnect Spotify and connect it again.`);
}

/** Judges the fields without printing their values. */
function reportProfile(body: unknown, { market }: SpotifyConfig, report: Report): void {
  const [accountId, product, country] = ['account_id', 'product', 'country'].map((name) =>
    fieldOf(body, name),
  );
  if (typeof accountId === 'string' && accountId !== '') report.passed('the profile has an account_id');
  else {
    report.failed('The profile has no account_id: Segue identifies users by it and refuses every sign-in.', [
      'Spotify documents the field for every profile since May 2026; run the check again with another user',
    ]);
  }
  if (product === 'premium') report.passed('the user has Premium');
  else if (typeof product === 'string') {
    report.warned('the user has no Premium: search works, Spotify tracks do not play');
  } else report.noted('Spotify does not say whether the user has Premium: the first play will show it');
  if (country === market) report.passed('the user lives in SPOTIFY_MARKET');
  else if (typeof country === 'string') {
    report.warned(
      `the user does not live in SPOTIFY_MARKET=${market}: before signing in, some tracks found do not play`,
    );
  } else report.noted(`Spotify does not tell the user's country: visitors should live in ${market}`);
}

const needsPremium = (answer: Answer) => /premium/i.test(errorTextOf(answer));

const ownerWithoutPremium = (answer: Answer) =>
  new CheckError(
    `The owner of the Spotify app has no Premium subscription, so Spotify blocks the app (${errorTextOf(answer)}).`,
    ['subscribe with the account that created the app; it can take hours until Spotify notices'],
  );

function tokenRefusal(answer: Answer, dashboard: string | null): CheckError {
  if (needsPremium(answer)) return ownerWithoutPremium(answer);
  if (answer.status !== 400 && answer.status !== 401) {
    return new CheckError(`No token was given: ${errorTextOf(answer)}.`);
  }
  return new CheckError(
    `The credentials are refused (${errorTextOf(answer)}): look at SPOTIFY_CLIENT_ID and SPOTIFY_CLIENT_SECRET.`,
    dashboard === null ? [] : [`${dashboard} shows both in the settings of the app`],
  );
}

function apiRefusal(what: string, answer: Answer, dashboard: string | null): CheckError {
  const text = errorTextOf(answer);
  if (answer.status === 403 && /owner/i.test(text)) return ownerWithoutPremium(answer);
  if (answer.status === 403 && /not registered/i.test(text)) {
    return new CheckError(`The user is not on the app's list (${text}).`, [
      `add the name and the email of the user's Spotify account under User Management${dashboard === null ? '' : ` at ${dashboard}`}: five users at most`,
    ]);
  }
  if (fieldOf(fieldOf(answer.body, 'error'), 'reason') === 'QUOTA_EXCEEDED') {
    return new CheckError(`${what} is refused: the quota of the developer account is used up (${text}).`);
  }
  const hints = /market/i.test(text) ? ['look at SPOTIFY_MARKET: the code of a country with Spotify'] : [];
  return new CheckError(`${what} is refused: ${text}.`, hints);
}
