/** Null when the text is no address, or one that names a user. */
export function urlOf(text: string): URL | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.username || url.password ? null : url;
}

export const pathOf = ({ pathname }: URL): string => pathname.replace(/\/$/, '');
