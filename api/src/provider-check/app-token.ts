// The app's token for a check: the one that the server or an earlier run stored, else a new one.
import type { Clock } from '../clock';
import { appTokenClient, createAppTokens } from '../providers/app-tokens';
import type { UserTokens } from '../providers/music-provider';
import { basic, refreshForm, tokenAnswer, tokensOf } from '../providers/token-endpoint';
import { ask, errorTextOf, fieldOf, type Answer } from './ask';
import { CheckError, type CheckContext } from './report';

/**
 * `request` sends an API request with the app's token, once more with a new one if a stored one is refused. `refusalOf` makes the error
 * for a refusal of the credentials.
 */
export function createAppTokenRequests(
  { provider, store, clock, report }: CheckContext,
  credentials: { clientId: string; clientSecret: string },
  tokenUrl: string,
  refusalOf: (answer: Answer) => CheckError,
) {
  let exchanges = 0;

  async function obtain(refreshToken: string | null): Promise<UserTokens> {
    if (refreshToken !== null) {
      const inBody = { client_id: credentials.clientId, client_secret: credentials.clientSecret };
      const form = new URLSearchParams({ ...refreshForm(refreshToken), ...inBody });
      const answer = await ask(tokenUrl, {}, form.toString());
      if (answer.status === 200) return tokensIn(answer, clock);
      if (fieldOf(answer.body, 'error') !== 'invalid_grant') throw refusalOf(answer);
    }
    exchanges += 1;
    const authorization = basic(credentials.clientId, credentials.clientSecret);
    const answer = await ask(tokenUrl, { authorization }, 'grant_type=client_credentials');
    if (answer.status !== 200) throw refusalOf(answer);
    return tokensIn(answer, clock);
  }

  const tokens = createAppTokens({
    provider,
    client: appTokenClient(credentials, tokenUrl),
    store,
    clock,
    obtain,
    report: () =>
      report.warned('the app token could not be read or stored: the next run requests another one'),
  });

  return {
    async request(url: string, scheme: 'Bearer' | 'OAuth'): Promise<Answer> {
      const token = await tokens.get();
      const answer = await ask(url, { authorization: `${scheme} ${token}` });
      if (answer.status !== 401) return answer;
      tokens.discard(token);
      return ask(url, { authorization: `${scheme} ${await tokens.get()}` });
    },
    /** How many new tokens this run requested with the client credentials. */
    exchanges: () => exchanges,
  };
}

function tokensIn(answer: Answer, clock: Clock): UserTokens {
  const result = tokenAnswer.safeParse(answer.body);
  if (!result.success) throw new CheckError(`No token was given: ${errorTextOf({ ...answer, body: '' })}.`);
  return tokensOf(result.data, clock);
}
