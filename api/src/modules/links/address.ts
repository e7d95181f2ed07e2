// Reads the text of a link: which provider it belongs to, and what it names there. Nothing is requested.
import type { Provider } from '@segue/contract';

export type LinkTarget = { provider: Provider; link: string };

const LENGTH_MAX = 2000;
const BLANK = /[\p{C}\s]/u;
const SPOTIFY_KIND = /^(track|album|playlist)$/;
const SPOTIFY_ID = /^[0-9A-Za-z]{1,64}$/;
const SPOTIFY_HOST = 'open.spotify.com';
/** Parts before the kind: a language, the embedded player, and the owner of a playlist. */
const SPOTIFY_PREFIX = /^\/(?:intl-[a-z]{2,8}\/)?(?:embed\/)?(?:user\/[^/]+\/)?/i;
/** `/artist/title` and `/artist/sets/title`, each with a secret at the end for private ones. */
const SOUNDCLOUD_PATH = /^(\/[\w-]+){2,6}$/;
const SOUNDCLOUD_HOSTS = /^(www\.|m\.)?soundcloud\.com$/;
const SHORT_SOUNDCLOUD_HOST = 'on.soundcloud.com';

/** Null when the text is no address of a track, an album or a playlist. A page of SoundCloud may still be something else. */
export function readLink(
  text: string,
  { spotifyOpenUrl, linkHosts }: { spotifyOpenUrl: string; linkHosts: readonly string[] },
): LinkTarget | null {
  const trimmed = text.trim();
  if (trimmed.length > LENGTH_MAX || BLANK.test(trimmed)) return null;
  if (/^spotify:/i.test(trimmed)) return spotifyLink(trimmed.split(':').slice(1));
  const url = urlOf(trimmed);
  if (!url) return null;
  const open = new URL(spotifyOpenUrl);
  if (url.host === SPOTIFY_HOST) return spotifyPage(url.pathname);
  if (url.origin === open.origin && url.pathname.startsWith(`${pathOf(open)}/`))
    return spotifyPage(url.pathname.slice(pathOf(open).length));
  // Old links begin with http.
  if (!linkHosts.includes(url.origin)) url.protocol = 'https:';
  return linkHosts.includes(url.origin) ? soundcloudPage(url) : null;
}

function urlOf(text: string): URL | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username || url.password) return null;
  return url;
}

const pathOf = ({ pathname }: URL): string => pathname.replace(/\/$/, '');

function spotifyPage(path: string): LinkTarget | null {
  return spotifyLink(path.replace(SPOTIFY_PREFIX, '').replace(/\/$/, '').split('/'));
}

/** Old URIs of playlists name the owner first: `spotify:user:pat:playlist:…`. */
function spotifyLink(parts: readonly string[]): LinkTarget | null {
  const [kind = '', id = '', ...rest] = parts[0] === 'user' ? parts.slice(2) : parts;
  if (!SPOTIFY_KIND.test(kind) || !SPOTIFY_ID.test(id) || rest.length > 0) return null;
  return { provider: 'spotify', link: `spotify:${kind}:${id}` };
}

/** Without the query, which tells who shared the link and in which list the track was heard. */
function soundcloudPage(url: URL): LinkTarget | null {
  if (SOUNDCLOUD_HOSTS.test(url.hostname)) url.hostname = 'soundcloud.com';
  const path = pathOf(url);
  const isShort = url.hostname === SHORT_SOUNDCLOUD_HOST && /^\/[\w-]+$/.test(path);
  if (!isShort && !SOUNDCLOUD_PATH.test(path)) return null;
  return { provider: 'soundcloud', link: `${url.origin}${path}` };
}
