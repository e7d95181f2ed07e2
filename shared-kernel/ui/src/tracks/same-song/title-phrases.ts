// Phrases in titles, as they are after `wordsOf`: lower case, without accents and punctuation. Collected from titles of both services
// and from https://github.com/web-scrobbler/metadata-filter/blob/master/src/rules.ts, which cleans titles for scrobbling.

/** A version is another recording, or sounds different. Longer phrases come first. */
export const VERSIONS: readonly [kind: string, phrases: RegExp][] = [
  ['a cappella', /\b(?:a ?cap+el+as?|acapel+as?|vocals? only|isolated vocals)\b/],
  [
    'karaoke',
    /\b(?:karaoke|sing along|in the style of|made famous by|(?:as )?originally performed by|tribute(?: to| version)?|backing track|minus)\b|カラオケ|伴奏|노래방|كاريوكي/,
  ],
  [
    'instrumental',
    /\b(?:instrumental(?:e|es|s|en)?|inst|no vocals|off ?vocals?)\b|纯音乐|純音樂|インスト|موسيقى/,
  ],
  ['sped up', /\b(?:sped ?up|speed ?up|spedup|nightcore|fast(?:er)? version|uskoren\w+)\b|加速/],
  [
    'slowed',
    /\b(?:slowed(?: down)?|slow version|chopped(?: and screwed)?|reverb|daycore|zamedlen\w+)\b|慢速/,
  ],
  ['altered', /\b(?:8d|16d|bass ?boost(?:ed)?|\d{3} ?hz|\d+ hours?|looped|loop)\b/],
  [
    'mashup',
    /\b(?:mash ?up|medley|megamix|continuous mix|dj mix|dj set|mixtape|minimix|beat tape|podcast|mixed by)\b/,
  ],
  [
    'remix',
    /\b(?:remix(?:ed|es)?(?: by)?|rmx|re ?work(?:ed)?|bootleg|flip|refix|vip(?: mix)?|re ?edit|re ?fix|re ?imagined|club mix|house mix|dance mix|(?:jersey|baltimore) club|remiks\w*)\b|リミックス|리믹스|ريمكس|混音/,
  ],
  ['dub', /\bdub(?: mix| version)?\b/],
  [
    'cover',
    /\b(?:cover(?:ed|s)?(?: by| version)?|fan cover|parody|rendition|kaver\w*|perepev\w*|diaskevi)\b|カバー|歌ってみた|弾いてみた|커버|翻唱|翻弹|كوفر/,
  ],
  [
    'live',
    /\b(?:live|en (?:vivo|directo?|public)|dal vivo|ao vivo|na zywo|canli|in concert|en concert|concert version|kon[tc]sert\w*|zhivoi \w+|zontana|(?:peel|bbc|radio|kexp|npr|tiny desk|live|studio|spotify) (?:session|sessions|concert)|tiny desk|sessions?|soundboard|festival)\b|ライブ|라이브|现场|現場|演唱会|حفل[ةه]?/,
  ],
  [
    'acoustic',
    /\b(?:acoustic|unplugged|stripped(?: back| down)?|akustik\w*|akusti[ck]\w*|acustic[ao]|acoustique|campfire)\b|アコースティック|어쿠스틱|不插电/,
  ],
  ['orchestral', /\b(?:orchestral|symphonic|string quartet|strings version|with orchestra)\b/],
  [
    'piano',
    /\b(?:piano|guitar|drums?|ukulele|harp|cello|violin|saxophone|music box|lullaby|lofi|lo fi|8 ?bit|choir|pianino|gitar\w*)(?: version| cover| solo| playthrough| lesson| tutorial)*\b|ピアノ|피아노|钢琴|吉他/,
  ],
  [
    'demo',
    /\b(?:demo|wip|work in progress|rough(?: mix| cut)?|sketch|early version|rehearsal|outtake|alternate take|alternative take|take \d+|unfinished|4am version)\b|デモ|데모/,
  ],
  ['reprise', /\b(?:reprise|interlude|intro|outro|skit|prelude|overture)\b/],
  [
    'recording',
    /\b(?:field recording|commentary|interview|behind the scenes|snippets?|teaser|preview|trailer|reaction|type beat|playthrough|lesson|tutorial|full album|album mix)\b/,
  ],
  [
    'new recording',
    /\b(?:re ?recorded|re ?recording|\S+s version|\d{4} version|anniversary version|new version)\b/,
  ],
  [
    'language',
    /\b(?:english|spanish|french|german|italian|japanese|korean|portuguese|espanol|francais|deutsch)(?: version)?\b/,
  ],
];

/** Another recording of any kind. */
export const VERSION = /\b(?:version|versao|versione|versiya|wersja|fassung)\b|版|バージョン|버전/;

/** Cuts and masters of one recording. */
export const EDITS =
  /\b(?:radio (?:edit|mix|version)|edit(?:ed)?|single(?: (?:edit|version|mix))?|album (?:edit|version|mix)|extended(?: mix| version| edit)?|long version|short version|full version|original(?: mix| version| edit)?|version (?:album|single|original|extendida|larga|corta|radio)|12 (?:inch )?(?:mix|version)|7 (?:inch )?(?:mix|version)|main version|clean(?: version)?|explicit(?: version)?|dirty(?: version)?|(?:\d{4} )?(?:digital(?:ly)? )?re ?master(?:ed|ise|izado)?(?: version| edition)?(?: (?:en )?\d{4})?|mono(?: version| mix)?|stereo(?: version| mix)?|bonus(?: track)?|deluxe(?: edition| version)?|expanded edition|anniversary edition)\b/g;

const PUBLISHED =
  'offici?[ae]l\\w*|officiell?e?|offizielles|ofi[ck]ial\\w*|oficjaln\\w+|uff?iciale|resmi|lyrics?|letra|paroles|tekst|videos?|(?:video)?[ck]lip\\w*|teledysk|audio|visuali[sz]er|m ?v|hd|hq|4k|uhd|premi?er\\w*';
/** Words without information about the recording. */
export const NOISE = new RegExp(
  `\\b(?:(?:music|full) )?(?:${PUBLISHED})(?: (?:${PUBLISHED}|music|only|version|track|song|release))*\\b|` +
    '\\b(?:1080p|720p|320 ?kbps|full (?:song|track|length)|free (?:dl|download|d l)|download|out now|buy now|link in (?:bio|description)|exclusive|new(?: single| song| music)?|prod(?:uced)?(?: by)? .*|explicit|soundtrack|ost|from .*|theme(?: song)? from .*|(?:19|20)\\d\\d|[a-z]{2,6}\\d{2,4})\\b|' +
    'ミュージックビデオ|뮤직비디오|가사|官方|歌词|歌詞|فيديو كليب|كلمات|حصريا',
  'g',
);

export const FEATURING = /\b(?:featuring|feat|ft|with|w|starring|duet with)\b\.?\s+(.*)$/i;

/** "(Part 2)" is part of the name. */
export const PART = /^(?:(?:part|vol|chapter|act|no|number) (?:\d+|[ivx]+)|\d{1,2})$/;

export const FILLERS: readonly string[] = 'by the at in on from version mix of a and track'.split(' ');
export const EDIT_WORDS =
  /\b(?:radio|single|album|extended|original|short|long|full|clean|explicit|dirty|main|video|tv|club|edit|mix|version|\d+|inch|mono|stereo)\b/g;

export const NOISE_AT_END =
  /\s(?:(?:official|full|lyrics?|music)(?: (?:music|lyrics?|video|audio|song|track))+|free (?:dl|download)|out now|hd|hq)$/;
/** Without brackets, only words that hardly ever occur in a song's name. */
export const TRAILING: readonly [kind: string, phrase: RegExp][] = [
  ['recording', /\stype beat\b/],
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
