// Reads the HTTP API of a provider: with the token of a user where there is one, else with the app's.
import type { AppTokens } from './app-tokens';
import { ProviderError, type AskedFor } from './music-provider';
import type { UpstreamAnswer } from './send-once';
import type { Upstream } from './upstream';
import type { Operation } from './upstream-events';
import type { Links } from './wire';

export type Read = (path: string) => Promise<UpstreamAnswer>;

export type ApiParts<Config> = {
  config: Config;
  upstream: Upstream;
  appTokens: AppTokens;
  links: Links;
  /** Called for each list entry that is dropped as invalid. */
  report: (error: ProviderError) => void;
};

export function createApiReader(
  { upstream, appTokens }: Pick<ApiParts<unknown>, 'upstream' | 'appTokens'>,
  api: { url: string; scheme: 'Bearer' | 'OAuth'; errorOf: (answer: UpstreamAnswer) => ProviderError },
) {
  return (operation: Operation, { userToken, log }: AskedFor, expectsRedirect = false): Read =>
    (path) => {
      const read = async (token: string) => {
        const answer = await upstream.send({
          operation,
          log,
          method: 'GET',
          url: `${api.url}${path}`,
          headers: { authorization: `${api.scheme} ${token}` },
          expectsRedirect,
        });
        if (answer.status !== 200 && answer.status !== 302) throw api.errorOf(answer);
        return answer;
      };
      return userToken === undefined ? withAppToken(appTokens, read) : read(userToken);
    };
}

/** Calls with the app's token; when the service rejects the token, calls once more with a new one. */
async function withAppToken<T>(tokens: AppTokens, call: (accessToken: string) => Promise<T>) {
  const first = await tokens.get();
  try {
    return await call(first);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'auth') throw error;
    tokens.discard(first);
    return call(await tokens.get());
  }
}
