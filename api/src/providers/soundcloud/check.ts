// Checks SoundCloud: credentials, search, the player's script, and the profile of a signed-in user.
import { createAppTokenRequests } from '../../provider-check/app-token';
import { ask, askForScript, errorTextOf, fieldOf, type Answer } from '../../provider-check/ask';
import { CheckError, type CheckContext } from '../../provider-check/report';
import { tokenUrl } from './oauth';
import type { SoundCloudConfig } from './settings';

const DASHBOARD = 'soundcloud.com/you/apps';
/** developers.soundcloud.com/docs/api/guide: refused attempts count too (soundcloud/api issue 223). */
const EXCHANGE_LIMITS = '50 in 12 hours for an app, and 30 an hour from one address';

export async function checkSoundCloud(context: CheckContext, soundcloud: SoundCloudConfig): Promise<void> {
  const { report } = context;
  const dashboard = context.noteRedirectUri(DASHBOARD);
  const app = createAppTokenRequests(context, soundcloud, tokenUrl(soundcloud), (answer) =>
    tokenRefusal(answer, dashboard),
  );
  const found = await app.request(
    `${soundcloud.apiUrl}/tracks?q=love&limit=20&linked_partitioning=true`,
    'OAuth',
  );
  report.passed(
    app.exchanges() === 0
      ? 'the credentials are accepted (with the stored app token; no new one was requested)'
      : `the credentials are accepted (${app.exchanges()} new app token; SoundCloud gives ${EXCHANGE_LIMITS})`,
  );
  if (found.status !== 200) throw new CheckError(`Search is refused: ${errorTextOf(found)}.`);
  report.passed('search answers');
  await askForScript(soundcloud.widgetScriptUrl);
  report.passed(`the player's script is there: ${soundcloud.widgetScriptUrl}`);
  const connection = await context.connection();
  if (!connection) return;
  const authorization = `OAuth ${await connection.token()}`;
  const profile = await ask(`${soundcloud.apiUrl}/me`, { authorization });
  if (profile.status !== 200) throw new CheckError(`The profile is refused: ${errorTextOf(profile)}.`);
  if (!(fieldOf(profile.body, 'urn') ?? fieldOf(profile.body, 'id'))) {
    throw new CheckError('The profile has no urn: Segue identifies users by it and refuses every sign-in.');
  }
  report.passed(`account ${connection.userId} has a connection; its token works, and its profile has a urn`);
}

function tokenRefusal(answer: Answer, dashboard: string | null): CheckError {
  const text = errorTextOf(answer);
  if (answer.status === 429) {
    return new CheckError(`Too many app tokens were requested (${text}).`, [
      `SoundCloud gives ${EXCHANGE_LIMITS}; refused attempts count too`,
    ]);
  }
  if (answer.status !== 400 && answer.status !== 401) {
    return new CheckError(`No token was given: ${text}.`);
  }
  const values = 'SOUNDCLOUD_CLIENT_ID and SOUNDCLOUD_CLIENT_SECRET';
  if (dashboard === null) return new CheckError(`The credentials are refused (${text}): look at ${values}.`);
  // soundcloud/api issues 563, 571 and 574: correct credentials get the same answer until staff have activated the app.
  return new CheckError(`The credentials are refused (${text}). Likely causes:`, [
    `${values} differ from what ${dashboard} shows`,
    'the app is new and SoundCloud has not activated it yet: open an issue at github.com/soundcloud/api with the link to your profile',
    "the email of the app's SoundCloud account is not verified",
    'the account has no Artist Pro subscription (any more)',
    `do not try again and again: SoundCloud gives ${EXCHANGE_LIMITS}, and refused attempts count too`,
  ]);
}
