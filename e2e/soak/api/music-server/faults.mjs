// The faults of a music server at home, and what the API answers meanwhile.
import { setTimeout as delay } from 'node:timers/promises';
import { jsonOf, sendRequest } from '../server.mjs';
import { differing, requestsOf, rowOf, searchPath, soundPath } from './product.mjs';

/** An answer that takes longer keeps a user waiting. */
const ANSWER_WITHIN_MS = 6_000;
/** How long the circuit breaker may take to ask again. */
const HEALS_WITHIN_MS = 45_000;
const LONG_SONG = 'Symphony No. 3 in D minor, Op. 61 “The Estuary”';
const READ_BEFORE_RESTART_BYTES = 1_000_000;

export async function faultRows({ origin }, server, cookie) {
  const { get, open } = requestsOf(origin, cookie);
  const [track] = jsonOf(await get(searchPath('Short Lamp'))).queryData;
  const [long] = jsonOf(await get(searchPath(LONG_SONG))).queryData;
  const cover = track.imageUrl;
  await get(cover);

  /** Fails when the answer is no error, or late. A text of its own, because pages of a search are kept. */
  const failing = async (what, path) => {
    const started = performance.now();
    const { status, bytes } = await get(path);
    const ms = performance.now() - started;
    return [
      ...(status >= 502 && status <= 504 ? [] : [`${what}: status ${status}`]),
      ...(ms <= ANSWER_WITHIN_MS ? [] : [`${what}: after ${Math.round(ms)} ms`]),
      ...(bytes.toString().includes(server.url) ? [`${what}: names the server`] : []),
    ];
  };
  const heals = async (query) => {
    const deadline = performance.now() + HEALS_WITHIN_MS;
    while ((await get(searchPath(query))).status !== 200) {
      if (performance.now() > deadline) return [`no search within ${HEALS_WITHIN_MS / 1000} s`];
      await delay(500);
    }
    return [];
  };
  const othersAnswer = async () => {
    const { status } = await sendRequest(origin, { path: '/api/search/ferry/soundcloud/20/0', cookie });
    return differing('search of another provider', status, 200);
  };

  return [
    await rowOf('slow: a search ends in time, others answer', async () => {
      server.pause();
      try {
        const [search, others] = await Promise.all([failing('search', searchPath('Nine')), othersAnswer()]);
        return [...search, ...others];
      } finally {
        server.resume();
      }
    }),
    await rowOf('slow: heals', () => heals('Gangway')),
    await rowOf('restart in the middle of a song: breaks off, goes on where it was', () =>
      restartDuringSong((range) => open(soundPath(long), range), server),
    ),
    await rowOf('restart: heals', () => heals('Timetable')),
    await rowOf('away: search and sound fail in time, others answer', async () => {
      await server.stop();
      return [
        ...(await failing('search', searchPath('Kitchen'))),
        ...(await failing('sound', soundPath(track))),
        ...(await othersAnswer()),
      ];
    }),
    await rowOf('away: covers that were shown are still there', async () =>
      differing('status', (await get(cover)).status, 200),
    ),
    await rowOf('away: nobody connects, and not because of the password', async () => {
      const body = { username: 'robin', password: 'robin sings' };
      const path = '/api/settings/connect/musicserver';
      const { status } = await sendRequest(origin, { method: 'POST', path, cookie, body });
      return status >= 502 && status <= 504 ? [] : [`status ${status}`];
    }),
    await rowOf('away: heals when the server is back', async () => {
      await server.start();
      return heals('Staircase');
    }),
  ];
}

/** Reads a part, restarts the server, and reads the rest by its range. */
async function restartDuringSong(openSong, server) {
  const response = await openSong();
  const size = Number(response.headers.get('content-length'));
  const reader = response.body.getReader();
  let before = 0;
  const read = async (until) => {
    while (before < until) before += (await reader.read()).value?.length ?? Infinity;
    return 'end';
  };
  await read(READ_BEFORE_RESTART_BYTES);
  await server.stop();
  const ended = await read(size).catch(() => 'broken');
  await server.start();
  const rest = await openSong(`bytes=${before}-`);
  const restBytes = (await rest.arrayBuffer()).byteLength;
  return [
    ...differing('end of the stream', ended, 'broken'),
    ...(before < size ? [] : ['the whole song was buffered: nothing was tested']),
    ...differing('rest', [rest.status, before + restBytes], [206, size]),
  ];
}
