// Ends requests that a provider did not serve with an error of the contract.
import { failure } from '../failure';
import type { ProviderError } from '../providers/music-provider';

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
