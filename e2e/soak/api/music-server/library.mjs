// Copies the sandbox's demo albums into tagged files, so that a real server has the same library.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const COVER_PX = 300;
const WAV_HEADER_BYTES = 44;
const SAMPLE_RATE = 22_050;
/** Of each song: whole songs would take half a gigabyte. */
const SECONDS = 10;
/** Songs from here on are copied whole: too long for the buffers between two servers. */
const LONG_SECONDS = 600;
const LOG_IN = { u: 'robin', p: 'robin sings', v: '1.16.1', c: 'soak', f: 'json' };
const PLAYLIST = 'Kitchen, Sunday';
/** Samples as in the sandbox's WAV files, and no compression: a long song stays long. */
const FLAC = [
  ...['--silent', '--disable-constant-subframes', '--disable-fixed-subframes', '--max-lpc-order=0'],
  ...['--force-raw-format', '--endian=little', '--sign=signed', '--channels=1', '--bps=16'],
  `--sample-rate=${SAMPLE_RATE}`,
];

/** @param {string} server the sandbox's music server @param {string} folder */
export async function copyLibrary(server, folder) {
  const { album: albums } = (await ask(server, 'getAlbumList2', { type: 'newest', size: '500' })).albumList2;
  for (const [index, { id }] of albums.entries()) {
    const { album } = await ask(server, 'getAlbum', { id });
    const albumFolder = join(folder, `album-${index}`);
    mkdirSync(albumFolder, { recursive: true });
    if (album.coverArt) {
      const cover = await bytes(server, 'getCoverArt', { id: album.coverArt, size: String(COVER_PX) });
      writeFileSync(join(albumFolder, 'cover.png'), cover);
    }
    for (const song of album.song) {
      const seconds = song.duration < LONG_SECONDS ? SECONDS : song.duration;
      const range = `bytes=${WAV_HEADER_BYTES}-${WAV_HEADER_BYTES + seconds * SAMPLE_RATE * 2 - 1}`;
      const pcm = await bytes(server, 'stream', { id: song.id, format: 'raw' }, { range });
      const tags = {
        TITLE: song.title,
        ARTIST: song.artist,
        ALBUM: album.name,
        ALBUMARTIST: album.artist,
        TRACKNUMBER: String(song.track),
        DATE: String(album.year),
        GENRE: album.genre,
      };
      const options = Object.entries(tags).map(([name, value]) => `--tag=${name}=${value}`);
      const file = join(albumFolder, `${song.track}.flac`);
      const { status, stderr } = spawnSync('flac', [...FLAC, ...options, '-o', file, '-'], { input: pcm });
      if (status !== 0) throw new Error(`flac: ${stderr}`);
    }
  }
  const { playlist: playlists } = (await ask(server, 'getPlaylists')).playlists;
  const { id } = playlists.find(({ name }) => name === PLAYLIST);
  return { playlist: (await ask(server, 'getPlaylist', { id })).playlist.entry.map(({ title }) => title) };
}

/** The fields of an answer. @param {string} server @param {string} method @param {Record<string, string>} [parameters] */
async function ask(server, method, parameters = {}) {
  const answer = JSON.parse((await bytes(server, method, parameters)).toString())['subsonic-response'];
  if (answer.status !== 'ok') throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
  return answer;
}

async function bytes(server, method, parameters, headers = {}) {
  const query = new URLSearchParams({ ...LOG_IN, ...parameters });
  const response = await fetch(`${server}/rest/${method}?${query}`, { headers });
  return Buffer.from(await response.arrayBuffer());
}

/** Makes the playlist at the real server, from the titles. @param {string} server @param {readonly string[]} titles */
export async function createPlaylist(server, titles) {
  const query = new URLSearchParams({ ...LOG_IN, name: PLAYLIST });
  for (const title of titles) {
    const { song } = (await ask(server, 'search3', { query: title })).searchResult3;
    query.append('songId', song[0].id);
  }
  await fetch(`${server}/rest/createPlaylist?${query}`);
}
