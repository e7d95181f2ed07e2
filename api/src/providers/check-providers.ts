// The `check-providers` command: calls both providers with the configured credentials and prints the results.
import type { Config } from '../config';

type Print = (line: string) => void;
type Answer = { status: number; body: unknown };
type Credentials = { clientId: string; clientSecret: string };

const TIMEOUT_MS = 10_000;
/** The search limit of extended quota; development mode rejects it. */
const EXTENDED_LIMIT = 50;

/** Checks both providers; returns the exit code. Never prints a secret or a value of a profile. */
export async function checkProviders(
  config: Config,
  userTokens: { spotify?: string; soundcloud?: string },
  print: Print,
): Promise<number> {
  const spotify = await checked('Spotify', print, () => checkSpotify(config, userTokens.spotify, print));
  const soundcloud = await checked('SoundCloud', print, () =>
    checkSoundCloud(config, userTokens.soundcloud, print),
  );
  const isReady = spotify && soundcloud;
  print(isReady ? '\nReady: both services answer.' : '\nNot ready: fix what is marked ✗ and run this again.');
  return isReady ? 0 : 1;
}

async function checked(name: string, print: Print, check: () => Promise<void>): Promise<boolean> {
  print(`\n${name}`);
  try {
    await check();
    return true;
  } catch (error) {
    print(`  ✗ ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

async function checkSpotify(
  { publicUrl, spotify }: Config,
  userToken: string | undefined,
  print: Print,
): Promise<void> {
  printRedirectUri(publicUrl, 'spotify', 'developer.spotify.com/dashboard', print);
  requireCredentials('SPOTIFY', spotify);
  const token = await appToken('SPOTIFY', `${spotify.accountsUrl}/api/token`, spotify);
  print('  ✓ the credentials are accepted');
  const search = (limit: number) =>
    ask(`${spotify.apiUrl}/v1/search?q=love&type=track&market=${spotify.market}&limit=${limit}`, {
      authorization: `Bearer ${token}`,
    });
  const extended = await search(EXTENDED_LIMIT);
  if (extended.status === 200) {
    const isSet = spotify.searchMaxLimit === EXTENDED_LIMIT;
    const advice = isSet ? 'extended quota' : `set SPOTIFY_SEARCH_MAX_LIMIT=${EXTENDED_LIMIT} to use it`;
    print(`  ✓ search answers ${EXTENDED_LIMIT} at once: ${advice}`);
  } else {
    // Only 400 ("Invalid limit") means development mode; any other error would hit a smaller limit too.
    const configured = extended.status === 400 ? await search(spotify.searchMaxLimit) : extended;
    if (configured.status !== 200) throw new Error(`Search is refused: ${errorTextOf(configured)}.`);
    print(`  ✓ search answers ${spotify.searchMaxLimit} at once: development mode`);
  }
  await checkScript(spotify.sdkUrl, print);
  await printProfileFields('SPOTIFY', `${spotify.apiUrl}/v1/me`, userToken && `Bearer ${userToken}`, print);
}

async function checkSoundCloud(
  { publicUrl, soundcloud }: Config,
  userToken: string | undefined,
  print: Print,
): Promise<void> {
  printRedirectUri(publicUrl, 'soundcloud', 'soundcloud.com/you/apps', print);
  requireCredentials('SOUNDCLOUD', soundcloud);
  const token = await appToken('SOUNDCLOUD', `${soundcloud.authUrl}/oauth/token`, soundcloud);
  print('  ✓ the credentials are accepted (an app may exchange them thirty times an hour)');
  const found = await ask(`${soundcloud.apiUrl}/tracks?q=love&limit=20&linked_partitioning=true`, {
    authorization: `OAuth ${token}`,
  });
  if (found.status !== 200) throw new Error(`Search is refused: ${errorTextOf(found)}.`);
  print('  ✓ search answers');
  await checkScript(soundcloud.widgetScriptUrl, print);
  await printProfileFields('SOUNDCLOUD', `${soundcloud.apiUrl}/me`, userToken && `OAuth ${userToken}`, print);
}

function printRedirectUri(publicUrl: string, provider: string, where: string, print: Print): void {
  const redirect = `${publicUrl}/api/auth/${provider}/callback`;
  print(`  register this redirect URI, exactly so, at ${where}: ${redirect}`);
  const { protocol, hostname } = new URL(publicUrl);
  if (hostname === 'localhost') {
    throw new Error('Spotify refuses the name localhost: set PUBLIC_URL to http://127.0.0.1 with the port.');
  }
  const isLoopback = hostname === '127.0.0.1' || hostname === '[::1]';
  if (protocol !== 'https:' && !isLoopback) {
    throw new Error(`PUBLIC_URL must begin with https://, or be a loopback address; it is ${publicUrl}.`);
  }
}

function requireCredentials(prefix: string, { clientId, clientSecret }: Credentials): void {
  const missing = [
    ...(clientId ? [] : [`${prefix}_CLIENT_ID`]),
    ...(clientSecret ? [] : [`${prefix}_CLIENT_SECRET`]),
  ];
  if (missing.length > 0) throw new Error(`There are no credentials: set ${missing.join(' and ')} in .env.`);
}

async function appToken(
  prefix: string,
  url: string,
  { clientId, clientSecret }: Credentials,
): Promise<string> {
  const answer = await ask(
    url,
    {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    'grant_type=client_credentials',
  );
  if (answer.status === 400 || answer.status === 401) {
    throw new Error(
      `The credentials are refused (${errorTextOf(answer)}): look at ${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET.`,
    );
  }
  const token = fieldOf(answer.body, 'access_token');
  if (answer.status !== 200 || typeof token !== 'string') {
    throw new Error(`No token was given: ${errorTextOf(answer)}.`);
  }
  return token;
}

async function printProfileFields(
  prefix: string,
  url: string,
  authorization: string | undefined,
  print: Print,
): Promise<void> {
  if (!authorization) {
    print(`  – profile fields: set ${prefix}_USER_TOKEN to a user's access token to see them`);
    return;
  }
  const answer = await ask(url, { authorization });
  if (answer.status !== 200) {
    throw new Error(
      `The profile is refused (${errorTextOf(answer)}): look at ${prefix}_USER_TOKEN, which lasts an hour.`,
    );
  }
  print(
    `  ✓ profile fields: ${Object.keys(answer.body as object)
      .sort()
      .join(', ')}`,
  );
}

async function checkScript(url: string, print: Print): Promise<void> {
  const answer = await ask(url, {});
  if (answer.status !== 200) throw new Error(`The player's script ${url} answers ${answer.status}.`);
  print(`  ✓ the player's script is there: ${url}`);
}

async function ask(url: string, headers: Record<string, string>, body?: string): Promise<Answer> {
  const { host } = new URL(url);
  try {
    const response = await fetch(url, {
      ...(body === undefined ? {} : { method: 'POST', body }),
      headers: { accept: 'application/json', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: parsed(await response.text()) };
  } catch (error) {
    throw new Error(`${host} cannot be reached: ${reasonOf(error)}.`, { cause: error });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text.slice(0, 200);
  }
}

/** The provider's error message in one line. */
function errorTextOf({ status, body }: Answer): string {
  const error = fieldOf(body, 'error');
  const candidates = [
    fieldOf(body, 'error_description'),
    error,
    fieldOf(error, 'message'),
    fieldOf(body, 'message'),
    body,
  ];
  const message = candidates.find((text) => typeof text === 'string' && text !== '');
  return message === undefined ? `status ${status}` : `status ${status}, “${String(message)}”`;
}

function reasonOf(error: unknown): string {
  const cause = fieldOf(error, 'cause');
  const code = fieldOf(cause, 'code') ?? fieldOf(cause, 'message');
  return typeof code === 'string' ? code : error instanceof Error ? error.message : String(error);
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
