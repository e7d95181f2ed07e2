// Limits and times of the product, each with its unit in its name.
export const SEARCH_PAGE_SIZE = 20;
/**
 * In code points; a longer text is cut. More than any provider takes. 500 characters of four bytes are 6,000 characters of
 * a URL, which fits the 8 KB that proxies allow a request line.
 */
export const SEARCH_QUERY_MAX_CHARACTERS = 500;
export const COVER_MAX_BYTES = 5 * 1024 * 1024;
export const COVER_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const PLAYLIST_NAME_MAX_CHARACTERS = 200;
/** How long a deleted playlist can be restored. */
export const DELETED_PLAYLIST_KEPT_MS = 30 * 24 * 3_600_000;
export const TRACK_ID_MAX_CHARACTERS = 200;
export const PASSWORD_MIN_CHARACTERS = 8;
export const PASSWORD_MAX_CHARACTERS = 32;
/** The maximum length of a user name, password or API key at a provider. */
export const PROVIDER_LOGIN_MAX_CHARACTERS = 500;
/** Kilobits per second; a user chooses one for songs of the own server. */
export const BIT_RATES = ['320k', '192k', '128k'] as const;
/** Where a device keeps the choice: a bit rate, or `mobile` for less on mobile data alone. */
export const BIT_RATE_KEY = 'bitRate';
export const QUEUE_MAX_ENTRIES = 5000;
/** The maximum; a longer queue is shared up to it. */
export const SHARED_QUEUE_MAX_TRACKS = 500;
/** Tracks that one request adds to a playlist or to the favorites. */
export const PLAYLIST_ADDITIONS_MAX = 100;
