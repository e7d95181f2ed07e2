/**
 * The awkward ones, each findable by its title and all together by the word "curiosities" (an album here, a tag there).
 * A test asks for the song whose misfortune it needs instead of patching an answer.
 */
import { base62Id } from '../core/random';
import type { Artist, SoundCloudTrack, SpotifyTrack, Uploader } from './model';
import { makeUpload } from './soundcloud-tracks';
import { makeAlbum, makeRelease } from './spotify-tracks';

const LONG_TITLE =
  'The Complete and Unabridged Account of How We Missed the Last Boat, Lost the Lantern, Found the Way Home by Moonlight and Agreed, in the End, Never to Mention the Bicycle to Anybody (Extended Remembrance, with Weather)';

/** Enough short ones, behind the others, for a queue of thirty. */
const BRIEFEST = [
  'Short Breath',
  'Short Cut',
  'Short Notice',
  'Short Story',
  'Short Stay',
  'Short Wave',
  'Short Fuse',
  'Short Straw',
];

export function curiousReleases(seed: string, artists: readonly Artist[]): SpotifyTrack[] {
  const [ada, tides, pier, ilse, oda] = artists as [Artist, Artist, Artist, Artist, Artist, ...Artist[]];
  const curiosities = makeAlbum(seed, 'Curiosities', [pier], 2021, 16);
  const short = makeAlbum(seed, 'Short Songs', [oda], 2020, 8 + BRIEFEST.length);
  const curious = (fields: Parameters<typeof makeRelease>[1]) =>
    makeRelease(seed, { album: curiosities, popularity: 0.5, ...fields });
  let volume = 0;
  /** The songs everybody knows; each from its own volume of one collection, so that their covers differ. */
  const known = (title: string, by: readonly Artist[], fields: Partial<SpotifyTrack>) => {
    volume += 1;
    const album = makeAlbum(seed, `Midnight Harbour, Vol. ${volume}`, by, 2018 + volume, 1);
    return makeRelease(seed, { title, artists: by, ...fields, album });
  };
  const brief = (title: string, seconds: number, sdk: SpotifyTrack['sdk'] = {}, popularity = 0.9) =>
    makeRelease(seed, {
      title,
      artists: [oda],
      album: short,
      durationMs: seconds * 1000,
      popularity,
      sdk,
    });

  return [
    known('Midnight Harbour', [ada, tides], { durationMs: 228_000, genre: 'Synthwave', popularity: 1 }),
    known('Harbour Lights (Live at the Kiln)', [ada], {
      durationMs: 252_000,
      genre: 'Dream Pop',
      popularity: 0.99,
    }),
    known('Late Ferry', [pier], { durationMs: 177_000, genre: 'Folk', popularity: 0.98 }),
    known('Midnight, Again', [ilse], {
      durationMs: 201_000,
      explicit: true,
      genre: 'Jazz',
      popularity: 0.97,
    }),
    known('Salt on the Window', [tides], { durationMs: 303_000, genre: 'Ambient', popularity: 0.96 }),
    known('Paper Lanterns', [oda], { durationMs: 213_000, genre: 'Lo-fi', popularity: 0.95 }),
    known('A Harbour of One’s Own', [ilse], { durationMs: 280_000, genre: 'Chamber', popularity: 0.94 }),
    curious({ title: 'Closed Border Midnight', artists: [pier], unplayable: true }),
    curious({ title: 'Explicit Harbour', artists: [ilse], explicit: true }),
    curious({ title: LONG_TITLE, artists: [oda] }),
    curious({
      title: 'Coverless Ferry',
      artists: [tides],
      album: makeAlbum(seed, 'Curiosities (No Sleeve)', [tides], 2021, 1, false),
    }),
    curious({ title: 'Three Hands at Midnight', artists: [ada, tides, ilse] }),
    curious({ title: 'ميناء منتصف الليل (Harbour)', artists: [pier] }),
    curious({ title: 'Näkki & Façade d’été', artists: [ilse] }),
    curious({ title: '真夜中の港 (Harbour)', artists: [oda] }),
    curious({ title: 'Kite Weather 🪁🌧️', artists: [oda] }),
    curious({ title: '<b>Bold</b> & "Quoted" Harbour', artists: [tides] }),
    curious({ title: 'Withdrawn Harbour', artists: [pier], withdrawn: true }),
    curious({ title: 'Relinked Ferry', artists: [pier], relinkedFrom: base62Id(`${seed}:relinked`) }),
    brief('Short Swell', 3),
    brief('Short Tide', 5),
    brief('Short Ferry', 8),
    brief('Short Harbour', 10),
    brief('Short Midnight', 6),
    brief('Short Silence', 4, { end: 'silent' }),
    brief('Short Echo', 4, { end: 'doubled' }),
    brief('Short Word', 4, { end: 'terse' }),
    ...BRIEFEST.map((title) => brief(title, 3, {}, 0.4)),
  ];
}

export function curiousUploads(seed: string, uploaders: readonly Uploader[]): SoundCloudTrack[] {
  const [kite, wren, lena, marine, pontoon, oval] = uploaders as [
    Uploader,
    Uploader,
    Uploader,
    Uploader,
    Uploader,
    Uploader,
    ...Uploader[],
  ];
  let number = 293_000_000;
  const upload = (
    title: string,
    uploader: Uploader,
    fields: Partial<Omit<SoundCloudTrack, 'number' | 'urn' | 'title' | 'uploader'>> = {},
  ) => {
    number += 11;
    return makeUpload(seed, { title, uploader, number, popularity: 0.95, ...fields });
  };
  const curious = (title: string, uploader: Uploader, fields: Parameters<typeof upload>[2] = {}) =>
    upload(title, uploader, { popularity: 0.5, tags: ['curiosities'], ...fields });
  const brief = (title: string, seconds: number, fields: Parameters<typeof upload>[2] = {}) =>
    upload(title, oval, { durationMs: seconds * 1000, popularity: 0.9, tags: ['short'], ...fields });
  const withoutPicture: Uploader = {
    ...marine,
    number: marine.number + 1,
    handle: 'no avatar yet',
    permalink: 'no-avatar-yet',
    hasAvatar: false,
  };

  return [
    upload('midnight harbour (kite remix)', kite, { durationMs: 362_000, genre: 'House', popularity: 1 }),
    upload('harbour at midnight — field recording', wren, {
      durationMs: 760_000,
      genre: 'Field Recording',
      popularity: 0.99,
    }),
    upload('Midnight Harbour cover', lena, {
      durationMs: 231_000,
      access: 'preview',
      genre: 'Folk',
      popularity: 0.98,
    }),
    upload('low tide beat tape', marine, {
      durationMs: 1_087_000,
      genre: 'Lo-fi',
      popularity: 0.97,
      tags: ['midnight', 'harbour'],
    }),
    upload('Late Ferry (bootleg)', pontoon, { durationMs: 258_000, genre: 'Breakbeat', popularity: 0.96 }),
    upload('night swim', oval, {
      durationMs: 164_000,
      genre: 'Ambient',
      popularity: 0.95,
      tags: ['midnight', 'harbour'],
    }),
    curious('no sleeve midnight', kite, { artwork: 'none' }),
    curious('no sleeve, no face', withoutPicture, { artwork: 'none' }),
    curious('small sleeve harbour', wren, { artwork: 'large-only' }),
    curious('uploaded for a friend', lena, { metadataArtist: 'Ilse Marek' }),
    curious('thirty seconds of harbour', marine, { access: 'preview', durationMs: 180_000 }),
    curious('blocked at the harbour', pontoon, { access: 'blocked' }),
    curious('midnight ferry 🌊🚢 <i>raw</i> & "unquoted"', oval, {}),
    curious('ギター at the late ferry — naïve été mix', lena, {}),
    curious('sixty minutes on the late ferry', pontoon, { durationMs: 3_600_000, genre: 'Techno' }),
    curious('seen twice at midnight', wren, { repeats: true }),
    curious('late to the door', kite, { widget: { readyDelayMs: 5000 } }),
    curious('never opens', kite, { widget: { ready: 'never' } }),
    // The number that the widget's documentation uses in all its examples; pages count on it being there.
    makeUpload(seed, { title: 'first light over the estuary', uploader: wren, number: 293, popularity: 0.1 }),
    brief('short swell', 3),
    brief('short tide', 5),
    brief('short ferry', 8),
    brief('short harbour', 10),
    brief('short midnight', 6),
    brief('short and never finished', 4, { widget: { finish: 'missing' } }),
    brief('short and finished twice', 4, { widget: { finish: 'twice' } }),
    brief('short and deaf to seeking', 9, { widget: { seek: 'ignored' } }),
    brief('short with a stale goodbye', 9, { widget: { staleProgress: true } }),
    ...BRIEFEST.map((title) => brief(title.toLowerCase(), 3, { popularity: 0.4 })),
  ];
}
