// How the page carries the appearance, besides the HTML that the server writes.
import type { Appearance } from '@segue/contract';
import {
  APPEARANCE_COOKIE_S,
  appearanceCookie,
  LIGHT_BAR_MEDIA,
  parseAppearance,
} from '@segue/contract/appearance';

export const appearanceOf = ({ documentElement }: Document): Appearance =>
  parseAppearance(documentElement.dataset['appearance']);

export function showAppearance(page: Document, appearance: Appearance): void {
  page.documentElement.dataset['appearance'] = appearance;
  page.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.media = LIGHT_BAR_MEDIA[appearance];
}

/** For the next page: the server reads it before it answers. */
export function keepInCookie(appearance: Appearance): void {
  const isSecure = location.protocol === 'https:';
  const attributes = `Path=/; Max-Age=${APPEARANCE_COOKIE_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  document.cookie = `${appearanceCookie(isSecure)}=${appearance}; ${attributes}`;
}
