// The appearances of the page, and how the HTML carries the chosen one: in an attribute of the root element, which the theme
// reads, and in the color of the browser's own bar. An entry point of its own, outside the first load.
import type { Appearance } from './entities/session';

export const APPEARANCE_NAMES: Readonly<Record<Appearance, string>> = {
  dark: 'Dark',
  light: 'Light',
  system: 'Same as the system',
};
export const APPEARANCES = Object.keys(APPEARANCE_NAMES) as readonly Appearance[];

/** The default appearance. */
export const DEFAULT_APPEARANCE: Appearance = 'dark';

/** The choice of this browser. The server reads it before it answers with a page; scripts write it. */
export const appearanceCookie = (isSecure: boolean): string =>
  isSecure ? '__Host-appearance' : 'segue-appearance';
/** The longest lifetime that browsers allow for a cookie. */
export const APPEARANCE_COOKIE_S = 400 * 24 * 3600;

/** The file of the typeface that this browser has loaded. The server then puts it into the page, for the first paint. */
export const typefaceCookie = (isSecure: boolean): string =>
  isSecure ? '__Host-typeface' : 'segue-typeface';

/** When the light color of the browser's bar is used: `media` of the first `theme-color`. The second one is dark. */
export const LIGHT_BAR_MEDIA: Readonly<Record<Appearance, string>> = {
  dark: 'not all',
  light: 'all',
  system: '(prefers-color-scheme: light)',
};

/** The default for an unknown value. */
export const parseAppearance = (text: unknown): Appearance =>
  APPEARANCES.find((one) => one === text) ?? DEFAULT_APPEARANCE;

/** Returns the HTML, which is built for the default, with another appearance. */
export const withAppearance = (html: string, appearance: Appearance): string =>
  html
    .replace(`data-appearance="${DEFAULT_APPEARANCE}"`, `data-appearance="${appearance}"`)
    .replace(`media="${LIGHT_BAR_MEDIA[DEFAULT_APPEARANCE]}"`, `media="${LIGHT_BAR_MEDIA[appearance]}"`);
