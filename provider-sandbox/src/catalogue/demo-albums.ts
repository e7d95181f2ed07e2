/** The albums of the demo library: in many scripts, with the odd cases of real tags, and songs that the other services have too. */
import { RELEASES_AT_BOTH } from './songs-at-both';

export type DemoSong = { title: string; artists: readonly string[]; seconds: number; suffix: string };
export type DemoAlbum = {
  title: string;
  artist: string;
  year: number;
  genre: string;
  hasCover: boolean;
  songs: readonly DemoSong[];
};

/**
 * An album: title · artist · year · genre, and `no cover`. Below it its songs: title · seconds · other artists or `.ape`, a format that
 * browsers do not play.
 */
const ALBUMS = `
Harbour Sessions · Ada Solano · 2019 · Synthwave
  Midnight Harbour · 228 · Ada Solano, The Low Tides
  Harbour Lights (Live at the Kiln) · 252
  Lighthouse Keeper’s Waltz · 194
  Nine Knots · 207
Tickets for the Late Ferry · North Pier · 2020 · Folk
  Late Ferry · 177
  Gangway · 163
  The Timetable Song · 185
Short Songs from the Attic · Oda & the Quiet · 2021 · Lo-fi
  Short Kettle · 3
  Short Staircase · 5
  Short Attic · 8
  Short Lamp · 10
  Short Drawer · 6
夜の図書館 · 水野あかり · 2018 · Ambient
  静かな頁 · 214
  真夜中の返却口 · 241
  雨と栞 · 198
أغاني الميناء · فرقة المرسى · 2016 · Folk
  ميناء منتصف الليل · 233
  رسالة من البحر · 246
שירי חלון · נועה ברק · 2022 · Pop
  חלון לים · 187
  רכבת לילה · 205
Письма с перрона · Вера Лунина · 2014 · Chamber
  Ночной поезд · 226
  Снег на вокзале · 251
서울의 밤 · 한소리 · 2023 · Dream Pop
  막차 · 192
  비 오는 옥상 · 218
Νύχτες στο Λιμάνι · Ελένη Θαλασσινού · 2011 · Jazz
  Φεγγάρι και Αλάτι · 203
रात की रेल · मीरा जोशी · 2017 · Folk
  आख़िरी स्टेशन · 229
ღამის ნავსადგური · ნინო ბერიძე · 2015 · Folk
  ზღვის წერილი · 211
คืนที่ท่าเรือ · สายลม · 2024 · Pop
  รถไฟขบวนสุดท้าย · 195
Café Été · Éloïse Brûlé · 2012 · Chamber
  L’Horloge à Minuit · 176
  Ça va, mon cœur ? · 183
Tags & <Brackets> · "The Quotation" · 2009 · Breakbeat · no cover
  <b>Bold</b> & "Quoted" · 181
  Rock ’n’ Roll / Slash \\ Backslash · 174
  100% + 1 · 166
  🪁🌧️ · 159
Symphony No. 3 in D minor · Ilse Marek · 2007 · Chamber
  Symphony No. 3 in D minor, Op. 61 “The Estuary”: II. Andante ma non troppo, con moto e molto espressivo (Live from the Old Customs House, Second Evening) · 764
  Symphony No. 3 in D minor, Op. 61: III. Scherzo · 402
Tapes from the Cellar · Uncle Wrenhouse · 1994 · Dub · no cover
  Tape Hiss Blues · 188 · .ape
  Untitled (Side B) · 239 · .ape
`;

const lines = ALBUMS.trim().split('\n');

function readAlbums(): DemoAlbum[] {
  const albums: (DemoAlbum & { songs: DemoSong[] })[] = [];
  for (const line of lines) {
    if (line.startsWith('  ')) {
      const album = albums.at(-1)!;
      const [title = '', seconds, more = ''] = line.trim().split(' · ');
      const isFormat = more.startsWith('.');
      album.songs.push({
        title,
        seconds: Number(seconds),
        artists: more && !isFormat ? more.split(', ') : [album.artist],
        suffix: isFormat ? more.slice(1) : 'wav',
      });
    } else {
      const [title = '', artist = '', year, genre = '', cover] = line.split(' · ');
      albums.push({ title, artist, year: Number(year), genre, hasCover: cover === undefined, songs: [] });
    }
  }
  return albums;
}

/** Albums whose songs the other services have too: the search text `twice` finds them. */
const SHARED_ALBUMS = ['Think Twice', 'Twice Yesterday', 'Twice Blossomed', 'Once, Twice'];

function sharedAlbums(): DemoAlbum[] {
  return SHARED_ALBUMS.map((title) => {
    const songs = RELEASES_AT_BOTH.filter(({ album }) => album === title);
    return {
      title,
      artist: songs[0]!.by[0]!,
      year: 2021,
      genre: 'Pop',
      hasCover: true,
      songs: songs.map((song) => ({
        title: song.title,
        artists: song.by,
        seconds: song.seconds ?? 180,
        suffix: 'wav',
      })),
    };
  });
}

export const DEMO_ALBUMS: readonly DemoAlbum[] = [...readAlbums(), ...sharedAlbums()];

/** Playlists of `robin`, and a public one of another user; their songs are named by title. */
export const DEMO_PLAYLISTS: readonly { name: string; owner: string; isPublic: boolean; titles: string[] }[] =
  [
    {
      name: 'Kitchen, Sunday',
      owner: 'robin',
      isPublic: false,
      titles: ['Late Ferry', 'L’Horloge à Minuit', '막차', 'Nine Knots', 'Marmalade Theory'],
    },
    {
      name: 'Around the world',
      owner: 'zoë',
      isPublic: true,
      titles: ['静かな頁', 'חלון לים', 'Ночной поезд'],
    },
  ];
