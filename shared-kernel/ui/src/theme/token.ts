// Theme tokens as CSS variables: styles stay static (nothing is computed per render), and a remote built last month
// has the theme of today's shell.
import type { Provider } from '@segue/contract';
import type { tokens } from './tokens';

type Tokens = typeof tokens;

/** For each provider: fills and lines, text, and its logo. */
type ProviderToken = `colors.${Provider}` | `colors.${Provider}Text` | `marks.${Provider}`;

export type TokenPath =
  { [Group in keyof Tokens]: `${Group}.${Tokens[Group][number]}` }[keyof Tokens] | ProviderToken;

/** A theme value for use in a style: `color: ${t('colors.muted')};`. */
export function t(path: TokenPath): string {
  return `var(--${path.replace('.', '-')})`;
}
