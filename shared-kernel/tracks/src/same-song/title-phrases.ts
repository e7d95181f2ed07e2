// Phrases in titles, as they are after `wordsOf`: lower case, without accents and punctuation. Collected from titles of both services
// and from https://github.com/web-scrobbler/metadata-filter/blob/master/src/rules.ts, which cleans titles for scrobbling.

/** A version is another recording, or sounds different. Longer phrases come first. */
export const VERSIONS: readonly [kind: string, phrases: RegExp][] = [
  ['a cappella', /\b(?:a ?cap+el+as?|acapel+as?|vocals? only|isolated vocals)\b/],
  [
    'karaoke',
    /\b(?:karaoke|sing along|in the style of|made famous by|originally performed by|tribute(?: to| version)?|backing track)\b/,
  ],
  ['instrumental', /\b(?:instrumentals?|no vocals)\b/],
  ['sped up', /\b(?:sped ?up|speed ?up|spedup|nightcore|fast(?:er)? version)\b/],
  ['slowed', /\b(?:slowed(?: down)?|slow version|chopped(?: and screwed)?|reverb|daycore)\b/],
  ['altered', /\b(?:8d|16d|bass ?boost(?:ed)?|\d{3} ?hz|\d+ hours?|looped|loop)\b/],
  [
    'mashup',
    /\b(?:mash ?up|medley|megamix|continuous mix|dj mix|dj set|mixtape|minimix|beat tape|podcast|mixed by)\b/,
  ],
  [
    'remix',
    /\b(?:remix(?:ed)?(?: by)?|rmx|re ?work(?:ed)?|bootleg|flip|refix|vip(?: mix)?|re ?edit|re ?fix|re ?imagined|club mix|house mix|dance mix)\b/,
  ],
  ['dub', /\bdub(?: mix| version)?\b/],
  ['cover', /\b(?:cover(?:ed)?(?: by| version)?|fan cover|parody)\b/],
  [
    'live',
    /\b(?:live|en (?:vivo|directo?)|dal vivo|ao vivo|in concert|concert version|(?:peel|bbc|radio|kexp|npr|tiny desk|live|studio|spotify) (?:session|sessions|concert)|sessions?|soundboard|festival)\b/,
  ],
  [
    'acoustic',
    /\b(?:acoustic|unplugged|stripped(?: back| down)?|akustik(?:version)?|acustic[ao]|acoustique|campfire)\b/,
  ],
  ['orchestral', /\b(?:orchestral|symphonic|string quartet|strings version|with orchestra)\b/],
  [
    'piano',
    /\b(?:piano|guitar|ukulele|harp|cello|violin|music box|lofi|lo fi|8 ?bit|choir)(?: version| cover| solo)?\b/,
  ],
  [
    'demo',
    /\b(?:demo|wip|work in progress|rough(?: mix| cut)?|sketch|early version|rehearsal|outtake|alternate take|alternative take|take \d+|unfinished|4am version)\b/,
  ],
  ['reprise', /\b(?:reprise|interlude|intro|outro|skit|prelude|overture)\b/],
  [
    'recording',
    /\b(?:field recording|commentary|interview|behind the scenes|snippet|teaser|preview|trailer|reaction|type beat|full album|album mix)\b/,
  ],
  [
    'new recording',
    /\b(?:re ?recorded|re ?recording|[\p{L}]+s version|\d{4} version|anniversary version|new version)\b/u,
  ],
  [
    'language',
    /\b(?:english|spanish|french|german|italian|japanese|korean|portuguese|espanol|francais|deutsch)(?: version)?\b/,
  ],
];

/** Cuts and masters of one recording. */
export const EDITS =
  /\b(?:radio (?:edit|mix|version)|edit(?:ed)?|single (?:edit|version|mix)|album (?:edit|version|mix)|extended(?: mix| version| edit)?|long version|short version|full version|original(?: mix| version| edit)?|12 (?:inch )?(?:mix|version)|7 (?:inch )?(?:mix|version)|main version|clean(?: version)?|explicit(?: version)?|dirty(?: version)?|(?:\d{4} )?(?:digital(?:ly)? )?re ?master(?:ed|ise|izado)?(?: version| edition)?(?: (?:en )?\d{4})?|mono(?: version| mix)?|stereo(?: version| mix)?|bonus(?: track)?|deluxe(?: edition| version)?|expanded edition|anniversary edition)\b/g;

/** Says nothing about the recording. */
export const NOISE =
  /\b(?:official(?: (?:music|lyrics?|hd|4k|audio|video|visuali[sz]er|version|track|release))*|music video|lyrics?(?: video)?|video(?: clip)?|clip officiel|audio(?: only)?|visuali[sz]er|hd|hq|4k|uhd|1080p|720p|320 ?kbps|full (?:song|audio|track|length)|free (?:dl|download|d l)|download|out now|buy now|link in (?:bio|description)|premiere[ds]?|exclusive|new(?: single| song| music)?|prod(?:uced)?(?: by)? .*|explicit|soundtrack|ost|from .*|theme(?: song)? from .*|(?:19|20)\d\d)\b/g;

export const FEATURING = /\b(?:featuring|feat|ft|with|w|starring|duet with)\b\.?\s+(.*)$/i;

/** "(Part 2)" belongs to the name. */
export const PART = /^(?:part|vol|volume|chapter|act|no|number) (?:\d+|[ivx]+|one|two|three|four)$/;

export const FILLERS: readonly string[] = [
  'by',
  'the',
  'at',
  'in',
  'on',
  'from',
  'version',
  'mix',
  'of',
  'a',
  'and',
  'track',
];
export const EDIT_WORDS =
  /\b(?:radio|single|album|extended|original|short|long|full|clean|explicit|dirty|main|video|tv|club|edit|mix|version|\d+|inch|mono|stereo)\b/g;

export const NOISE_AT_END =
  /\s(?:official (?:music |lyrics? )?(?:video|audio)|lyrics? video|free (?:dl|download)|out now|hd|hq)$/;
/** Unbracketed, only words that are hardly ever part of a song's name. */
export const TRAILING: readonly [kind: string, phrase: RegExp][] = [
  ['a cappella', /\sa ?cap+el+a$/],
  ['karaoke', /\skaraoke(?: version)?$/],
  ['instrumental', /\sinstrumental$/],
  ['sped up', /\s(?:sped up|nightcore)$/],
  ['slowed', /\sslowed(?: and)?(?: reverb)?$/],
  ['remix', /\s(?:remix|rmx|bootleg|rework|flip|vip)$/],
  ['cover', /\scover$/],
  ['live', /\slive$/],
  ['acoustic', /\sacoustic$/],
  ['demo', /\sdemo$/],
  ['mashup', /\s(?:mashup|beat tape|dj set|dj mix)$/],
];
