// Theme tokens as CSS variables: styles stay static (nothing is computed per render), and a remote built last month
// has the theme of today's shell.
import type { Theme } from './theme';

export type TokenPath = {
  [Group in keyof Theme & string]: `${Group}.${keyof Theme[Group] & (string | number)}`;
}[keyof Theme & string];

function variable(path: string): string {
  return `--${path.replace('.', '-')}`;
}

/** A theme value for use in a style: `color: ${t('colors.muted')};`. */
export function t(path: TokenPath): string {
  return `var(${variable(path)})`;
}

/** All tokens as CSS declarations, for the root element. */
export function tokenDeclarations(theme: Theme): string {
  return Object.entries(theme)
    .flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([name, value]) => `${variable(`${group}.${name}`)}:${String(value)};`),
    )
    .join('');
}
