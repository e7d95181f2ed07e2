// Turns a provider's failure into an error of the contract.
import type { Provider } from '@segue/contract';
import { failure } from '../failure';
import { ProviderError } from '../providers/music-provider';
import type { CallLog } from '../providers/upstream-events';

/** For `catch`: logs a provider's error and throws the contract's error for it. Other errors pass unchanged. */
export const endRequest =
  (log: CallLog, message: string, provider?: Provider, end = providerFailure) =>
  (error: unknown): never => {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error, provider, kind: error.kind }, message);
    return end(error);
  };

/** For routes that tell a misconfigured app from a provider that does not answer. */
export function providerFailure(error: ProviderError): never {
  if (error.kind === 'app-refused' && error.advice === null) failure('appRefused');
  providerUnavailable(error);
}

export function providerUnavailable({ retryAfterS, advice }: ProviderError): never {
  failure('providerUnavailable', {
    ...(retryAfterS !== null && { retryAfterS }),
    ...(advice !== null && { message: advice }),
  });
}
