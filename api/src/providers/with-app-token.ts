// A call with the product's token: a token the service no longer accepts is renewed once.
import type { AppTokens } from './app-tokens';
import { ProviderError } from './music-provider';

export async function withAppToken<T>(
  tokens: AppTokens,
  call: (accessToken: string) => Promise<T>,
): Promise<T> {
  const first = await tokens.get();
  try {
    return await call(first);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'auth') throw error;
    tokens.discard(first);
    return call(await tokens.get());
  }
}
