// Search answers of both providers in which every text and every address tries to run a script: `ran(n)`.
const SCRIPT_TEXTS: readonly ((run: string) => string)[] = [
  (run) => `<script>${run}</script>`,
  (run) => `"><img src=x onerror=${run}>`,
  (run) => `'><svg onload=${run}>`,
  (run) => `</title></textarea></style><script>${run}</script>`,
  (run) => `<iframe srcdoc="<script>parent.${run}</script>">`,
  (run) => `<details open ontoggle=${run}>`,
  (run) => `<input autofocus onfocus=${run}>`,
  (run) => `<math><mtext><table><mglyph><style><img src=x onerror=${run}>`,
  (run) => `<a href="javascript:${run}">x</a>`,
  (run) => `{{constructor.constructor('${run}')()}} \${${run}}`,
  (run) => `"-${run}-"`,
  (run) => `'};${run};//`,
  (run) => `\u2028${run}\u2029`,
  (run) => `<![CDATA[<script>${run}</script>]]>`,
  (run) => `<base href="javascript:${run}//">`,
  (run) => `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  (run) => `]]>--><script>${run}</script>`,
  (run) => `<form><button formaction="javascript:${run}">x</form>`,
  (run) => `\u202e<body onload=${run}>\u202c`,
  (run) => `url(javascript:${run})</style><img src onerror=${run}>`,
];

const SCRIPT_ADDRESSES: readonly ((run: string) => string)[] = [
  (run) => `javascript:${run}`,
  (run) => `JaVaScRiPt:${run}`,
  (run) => `java\tscript:${run}`,
  (run) => `\u0001javascript:${run}`,
  (run) => `data:text/html,<script>${run}</script>`,
  (run) => `vbscript:${run}`,
  (run) => `blob:https://open.spotify.com/${run}`,
  (run) => `//evil.example/${run}`,
  (run) => `https://open.spotify.com@evil.example/${run}`,
  (run) => `https://evil.example/?open.spotify.com#${run}`,
  (run) => `https://open.spotify.com.evil.example/${run}`,
  (run) => `http://open.spotify.com\\@evil.example/${run}`,
];

/** Two pages of Spotify, one of SoundCloud, and how many payloads they contain. */
export function hostileAnswers() {
  let count = 0;
  /** Hands out payloads, each with a number of its own. */
  const next = (kinds: typeof SCRIPT_TEXTS) => () => kinds[(count += 1) % kinds.length]!(`ran(${count})`);
  const [text, address] = [next(SCRIPT_TEXTS), next(SCRIPT_ADDRESSES)];
  const page = (start: number) => ({
    tracks: {
      items: Array.from({ length: 10 }, (_, index) => ({
        id: `4430hostile${String(start + index).padStart(11, '0')}`,
        name: text(),
        artists: [0, 1].map(() => ({ id: text(), name: text(), external_urls: { spotify: address() } })),
        album: { name: text(), images: [{ url: address(), width: 300 }] },
        duration_ms: 60_000,
        is_playable: true,
        external_urls: { spotify: address() },
      })),
      total: 20,
    },
  });
  const collection = Array.from({ length: 20 }, (_, index) => ({
    urn: `soundcloud:tracks:${443_000_000 + index}`,
    title: text(),
    duration: 60_000,
    metadata_artist: text(),
    publisher_metadata: { album_title: text() },
    artwork_url: address(),
    permalink_url: address(),
    access: 'playable',
    streamable: true,
    user: { urn: text(), username: text(), permalink_url: address(), avatar_url: address() },
  }));
  return { spotify: [page(0), page(10)], soundcloud: { collection, next_href: null }, count };
}
