// Reads Spotify's links: URIs, and addresses of tracks, albums, artists and playlists.
import type { LinkSettings } from '@segue/api/port/settings-port';
import { pathOf, urlOf } from '@segue/api/port/link-address';

const KIND = /^(track|album|artist|playlist)$/;
export const ID = /^[0-9A-Za-z]{1,64}$/;
const HOST = 'open.spotify.com';
/** Parts before the kind: a language, the embedded player, and the owner of a playlist. */
const PREFIX = /^\/(?:intl-[a-z]{2,8}\/)?(?:embed\/)?(?:user\/[^/]+\/)?/i;

export function readLink(text: string, { spotifyOpenUrl }: LinkSettings): string | null | undefined {
  if (/^spotify:/i.test(text)) return linkOf(text.split(':').slice(1));
  const url = urlOf(text);
  if (!url) return undefined;
  const open = new URL(spotifyOpenUrl);
  if (url.host === HOST) return linkOfPage(url.pathname);
  return url.origin === open.origin && url.pathname.startsWith(`${pathOf(open)}/`)
    ? linkOfPage(url.pathname.slice(pathOf(open).length))
    : undefined;
}

export const pageOfLink = (link: string, { spotifyOpenUrl }: LinkSettings): string =>
  `${spotifyOpenUrl}/${link.split(':').slice(1).join('/')}`;

const linkOfPage = (path: string): string | null =>
  linkOf(path.replace(PREFIX, '').replace(/\/$/, '').split('/'));

/** Old URIs of playlists name the owner first: `spotify:user:pat:playlist:…`. */
function linkOf(parts: readonly string[]): string | null {
  const [kind = '', id = '', ...rest] = parts[0] === 'user' ? parts.slice(2) : parts;
  return KIND.test(kind) && ID.test(id) && rest.length === 0 ? `spotify:${kind}:${id}` : null;
}
