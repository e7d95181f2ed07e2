// Reads SoundCloud's links. An address may still be something else than a track, a playlist or an account: only SoundCloud knows.
import type { LinkSettings } from '@segue/api/port/settings-port';
import { pathOf, urlOf } from '@segue/api/port/link-address';

/** `/artist`, `/artist/title` and `/artist/sets/title`, each with a secret at the end for private ones. */
const PATH = /^(\/[\w-]+){1,6}$/;
const HOSTS = /^(www\.|m\.)?soundcloud\.com$/;
const SHORT_HOST = 'on.soundcloud.com';

/** Without the query, which tells who shared the link and in which list the track was heard. */
export function readLink(text: string, { linkHosts }: LinkSettings): string | null | undefined {
  const url = urlOf(text);
  if (!url) return undefined;
  // Old links begin with http.
  if (!linkHosts.includes(url.origin)) url.protocol = 'https:';
  if (!linkHosts.includes(url.origin)) return undefined;
  if (HOSTS.test(url.hostname)) url.hostname = 'soundcloud.com';
  const path = pathOf(url);
  const isShort = url.hostname === SHORT_HOST && /^\/[\w-]+$/.test(path);
  return isShort || PATH.test(path) ? `${url.origin}${path}` : null;
}
