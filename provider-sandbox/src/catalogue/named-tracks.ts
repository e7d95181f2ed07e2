/** The tracks that tests and screens find by title, above all the edge cases. The generated ones follow them. */
import type { SoundCloudTrack, SpotifyTrack } from './types';

const EDGE_CASES = 'Edge Cases';
const SHORT_SONGS = 'Short Songs';
const NO_SLEEVE = `${EDGE_CASES} (No Sleeve)`;
export const EDGE_CASE_ALBUMS = [EDGE_CASES, NO_SLEEVE, SHORT_SONGS];

export const KNOWN_ARTISTS = ['Ada Solano', 'The Low Tides', 'North Pier', 'Ilse Marek', 'Oda & the Quiet'];
export const KNOWN_UPLOADERS = [
  'kitefolder',
  'wrenhouse',
  'lena plays',
  'sub.marine',
  'dj pontoon',
  'ovalroom',
];
export const UPLOADER_WITHOUT_AVATAR = 'no avatar yet';

export type NamedRelease = Partial<
  Pick<SpotifyTrack, 'explicit' | 'genre' | 'popularity' | 'markets' | 'withdrawn' | 'sdk'>
> & {
  title: string;
  by: readonly string[];
  seconds?: number;
  /** The album's title; a track without one is a single. */
  album?: string;
  year?: number;
  isRelinked?: boolean;
  hasCover?: boolean;
};

export type NamedUpload = Partial<
  Pick<
    SoundCloudTrack,
    | 'access'
    | 'artwork'
    | 'embeddableBy'
    | 'genre'
    | 'metadataArtist'
    | 'number'
    | 'popularity'
    | 'repeats'
    | 'tags'
    | 'widget'
  >
> & { title: string; by: string; seconds?: number };

const LONG_TITLE =
  'The Complete and Unabridged Account of How We Missed the Last Boat, Lost the Lantern, Found the Way Home by Moonlight and Agreed, in the End, Never to Mention the Bicycle to Anybody (Extended Remembrance, with Weather)';

/** Fillers of three seconds, ranked below the other short tracks: enough for a queue of thirty. */
const SHORT_FILLERS = ['Breath', 'Cut', 'Notice', 'Story', 'Stay', 'Wave', 'Fuse', 'Straw'].map(
  (word) => `Short ${word}`,
);

const [ada, tides, pier, ilse, oda] = KNOWN_ARTISTS as [string, string, string, string, string];

const edgeCase = (title: string, by: string, more: Partial<NamedRelease> = {}): NamedRelease => ({
  title,
  by: [by],
  album: EDGE_CASES,
  popularity: 0.25,
  ...more,
});
/** The music server has these albums, too. */
const SESSIONS = { album: 'Harbour Sessions', by: [ada], year: 2019, genre: 'Synthwave' };
const TICKETS = { album: 'Tickets for the Late Ferry', by: [pier], year: 2020, genre: 'Folk' };
const onAlbum = (
  album: typeof SESSIONS,
  title: string,
  seconds: number,
  more: Partial<NamedRelease> = {},
): NamedRelease => ({ title, seconds, popularity: 0.6, ...album, ...more });
const short = (title: string, seconds: number, more: Partial<NamedRelease> = {}): NamedRelease => ({
  title,
  by: [oda],
  album: SHORT_SONGS,
  popularity: 0.2,
  seconds,
  ...more,
});

export const NAMED_RELEASES: readonly NamedRelease[] = [
  onAlbum(SESSIONS, 'Midnight Harbour', 228, { by: [ada, tides], popularity: 1 }),
  onAlbum(SESSIONS, 'Harbour Lights (Live at the Kiln)', 252, { popularity: 0.99 }),
  onAlbum(SESSIONS, 'Lighthouse Keeper’s Waltz', 194),
  onAlbum(SESSIONS, 'Nine Knots', 207),
  onAlbum(TICKETS, 'Late Ferry', 177, { popularity: 0.98 }),
  onAlbum(TICKETS, 'Gangway', 163),
  onAlbum(TICKETS, 'The Timetable Song', 185),
  { title: 'Midnight, Again', by: [ilse], seconds: 201, genre: 'Jazz', explicit: true, popularity: 0.97 },
  { title: 'Salt on the Window', by: [tides], seconds: 303, genre: 'Ambient', popularity: 0.96 },
  { title: 'Paper Lanterns', by: [oda], seconds: 213, genre: 'Lo-fi', popularity: 0.95 },
  { title: 'A Harbour of One’s Own', by: [ilse], seconds: 280, genre: 'Chamber', popularity: 0.94 },
  edgeCase('Closed Border Midnight', pier, { markets: ['NO'] }),
  edgeCase('Explicit Harbour', ilse, { explicit: true }),
  edgeCase(LONG_TITLE, oda),
  edgeCase('Coverless Ferry', tides, { album: NO_SLEEVE, hasCover: false }),
  edgeCase('Three Hands at Midnight', ada, { by: [ada, tides, ilse] }),
  edgeCase('ميناء منتصف الليل (Harbour)', pier),
  edgeCase('Näkki & Façade d’été', ilse),
  edgeCase('真夜中の港 (Harbour)', oda),
  edgeCase('Kite Weather 🪁🌧️', oda),
  edgeCase('<b>Bold</b> & "Quoted" Harbour', tides),
  edgeCase('Withdrawn Harbour', pier, { withdrawn: true }),
  edgeCase('Relinked Ferry', pier, { isRelinked: true }),
  short('Short Swell', 3),
  short('Short Tide', 5),
  short('Short Ferry', 8),
  short('Short Harbour', 10),
  short('Short Midnight', 6),
  short('Short Silence', 4, { sdk: { end: 'silent' } }),
  short('Short Echo', 4, { sdk: { end: 'doubled' } }),
  short('Short Word', 4, { sdk: { end: 'terse' } }),
  ...SHORT_FILLERS.map((title) => short(title, 3, { popularity: 0.1 })),
];

const [kite, wren, lena, marine, pontoon, oval] = KNOWN_UPLOADERS as [
  string,
  string,
  string,
  string,
  string,
  string,
];

const oddUpload = (title: string, by: string, more: Partial<NamedUpload> = {}): NamedUpload => ({
  title,
  by,
  tags: ['edge cases'],
  popularity: 0.25,
  ...more,
});
const shortUpload = (title: string, seconds: number, more: Partial<NamedUpload> = {}): NamedUpload => ({
  title,
  by: oval,
  tags: ['short'],
  popularity: 0.2,
  seconds,
  ...more,
});

export const NAMED_UPLOADS: readonly NamedUpload[] = [
  { title: 'midnight harbour (kite remix)', by: kite, seconds: 362, genre: 'House', popularity: 1 },
  {
    title: 'harbour at midnight — field recording',
    by: wren,
    seconds: 760,
    genre: 'Field Recording',
    popularity: 0.99,
  },
  {
    title: 'Midnight Harbour cover',
    by: lena,
    seconds: 231,
    genre: 'Folk',
    popularity: 0.98,
    access: 'preview',
  },
  {
    title: 'low tide beat tape',
    by: marine,
    seconds: 1087,
    genre: 'Lo-fi',
    popularity: 0.97,
    tags: ['midnight', 'harbour'],
  },
  { title: 'Late Ferry (bootleg)', by: pontoon, seconds: 258, genre: 'Breakbeat', popularity: 0.96 },
  {
    title: 'night swim',
    by: oval,
    seconds: 164,
    genre: 'Ambient',
    popularity: 0.95,
    tags: ['midnight', 'harbour'],
  },
  oddUpload('no sleeve midnight', kite, { artwork: 'none' }),
  oddUpload('no sleeve, no face', UPLOADER_WITHOUT_AVATAR, { artwork: 'none' }),
  oddUpload('small sleeve harbour', wren, { artwork: 'large-only' }),
  oddUpload('uploaded for a friend', lena, { metadataArtist: 'Ilse Marek' }),
  oddUpload('thirty seconds of harbour', marine, { access: 'preview', seconds: 180 }),
  oddUpload('blocked at the harbour', pontoon, { access: 'blocked' }),
  oddUpload('midnight ferry 🌊🚢 <i>raw</i> & "unquoted"', oval),
  oddUpload('ギター at the late ferry — naïve été mix', lena),
  oddUpload('sixty minutes on the late ferry', pontoon, { seconds: 3600, genre: 'Techno' }),
  oddUpload('seen twice at midnight', wren, { repeats: true }),
  oddUpload('late to the door', kite, { widget: { readyDelayMs: 5000 } }),
  oddUpload('never opens', kite, { widget: { ready: 'never' } }),
  shortUpload('short swell', 3),
  shortUpload('short tide', 5),
  shortUpload('short ferry', 8),
  shortUpload('short harbour', 10),
  shortUpload('short midnight', 6),
  shortUpload('short and never finished', 4, { widget: { finish: 'missing' } }),
  shortUpload('short and finished twice', 4, { widget: { finish: 'twice' } }),
  shortUpload('short and deaf to seeking', 9, { widget: { seek: 'ignored' } }),
  shortUpload('short with a stale goodbye', 9, { widget: { staleProgress: true } }),
  ...SHORT_FILLERS.map((title) => shortUpload(title.toLowerCase(), 3, { popularity: 0.1 })),
  // Number 293 is the track in the widget documentation's examples; the product's pages load it too.
  { title: 'first light over the estuary', by: wren, number: 293, popularity: 0.1 },
  oddUpload('stays on its own page', lena, { embeddableBy: 'none', popularity: 0.1 }),
  oddUpload('embedded by nobody else', lena, { embeddableBy: 'me', popularity: 0.1 }),
  // The shortest song that counts as a listen.
  oddUpload('foghorn drill', wren, { seconds: 30, popularity: 0.1 }),
];
