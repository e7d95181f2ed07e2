// A worker thread that sends requests of many users: as many at once as are answered, or at a fixed rate whatever the server does.
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { playlistsOf } from '../../../../bench/api/data.mjs';
import { favoriteOf } from './favorites.mjs';

/**
 * @typedef {object} Task
 * @property {number} port @property {readonly string[]} cookies by user
 * @property {number} seconds
 * @property {number | null} perSecond null = each connection sends its next request when it has an answer
 * @property {number} connections at most
 * @property {number} firstWrite number of the first favorite: no two tasks write the same one
 *
 * @typedef {object} Outcome
 * @property {{ status: number, ms: number, hasRetryAfter: boolean, sentMs: number }[]} answers `sentMs` after the start
 * @property {number} sent @property {number} unsent no connection was free @property {number} unanswered
 * @property {number[]} acknowledged numbers of favorites
 */

/** @type {Task} */
const { port, cookies, seconds, perSecond, connections, firstWrite } = workerData;

const TICK_MS = 5;
/** A user who waits longer has left. */
const GIVEN_UP_MS = 10_000;
const READERS = { from: 100, count: 800 };

let written = firstWrite;
/** The n-th request: four reads, then a write. @returns {{ bytes: string, favorite?: number }} */
function requestOf(index) {
  if (index % 5 === 4) {
    const favorite = (written += 1);
    const { user, track } = favoriteOf(favorite);
    const body = JSON.stringify(track);
    const headers = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
    return { bytes: `${head('POST', '/api/track/favorite', user)}${headers}\r\n${body}`, favorite };
  }
  const user = READERS.from + (index % READERS.count);
  const paths = [
    '/api/playlists',
    '/api/auth/checkAuth',
    `/api/playlists/${playlistsOf(user)[0]}/tracks`,
    '/api/track/favorite',
  ];
  return { bytes: `${head('GET', paths[index % 5], user)}\r\n` };
}

const head = (method, path, user) =>
  `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookies[user]}\r\n`;

/** @type {Outcome} */
const outcome = { answers: [], sent: 0, unsent: 0, unanswered: 0, acknowledged: [] };
const startedAt = performance.now();
const idle = [];
const open = new Set();

function openConnection() {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const connection = { socket, request: null, since: 0, received: '' };
  open.add(connection);
  socket.setEncoding('latin1');
  socket.on('error', () => undefined);
  socket.on('data', (text) => receive(connection, text));
  socket.on('close', () => {
    if (connection.request) outcome.unanswered += 1;
    open.delete(connection);
    const index = idle.indexOf(connection);
    if (index >= 0) idle.splice(index, 1);
  });
  return connection;
}

function receive(connection, text) {
  connection.received += text;
  const end = connection.received.indexOf('\r\n\r\n');
  if (end < 0 || !connection.request) return;
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(connection.received.slice(0, end + 2))?.[1] ?? 0);
  if (connection.received.length < end + 4 + length) return;
  const status = Number(connection.received.slice(9, 12));
  const isClosing = /\r\nconnection: close/i.test(connection.received.slice(0, end));
  const hasRetryAfter = /\r\nretry-after: \d/i.test(connection.received.slice(0, end));
  outcome.answers.push({
    status,
    ms: performance.now() - connection.since,
    hasRetryAfter,
    sentMs: connection.since - startedAt,
  });
  if (status < 300 && connection.request.favorite !== undefined)
    outcome.acknowledged.push(connection.request.favorite);
  connection.received = '';
  connection.request = null;
  if (isClosing) connection.socket.destroy();
  else if (perSecond === null && !isOver) send(connection);
  else idle.push(connection);
}

let isOver = false;
function send(connection) {
  connection.request = requestOf(outcome.sent);
  connection.since = performance.now();
  outcome.sent += 1;
  connection.socket.write(connection.request.bytes);
}

function sendNext() {
  if (idle.length > 0) return send(idle.pop());
  if (open.size < connections) return send(openConnection());
  outcome.unsent += 1;
}

function giveUp() {
  const now = performance.now();
  for (const connection of open)
    if (connection.request && now - connection.since > GIVEN_UP_MS) connection.socket.destroy();
}

async function run() {
  const from = performance.now();
  const until = from + seconds * 1000;
  if (perSecond === null) for (let count = 0; count < connections; count += 1) send(openConnection());
  let due = 0;
  while (performance.now() < until) {
    if (perSecond !== null) {
      const all = Math.floor(((performance.now() - from) / 1000) * perSecond);
      for (; due < all; due += 1) sendNext();
    }
    giveUp();
    await delay(TICK_MS);
  }
  isOver = true;
  const end = performance.now() + GIVEN_UP_MS;
  while (performance.now() < end && [...open].some(({ request }) => request)) await delay(TICK_MS);
  for (const { socket } of open) socket.destroy();
  await delay(TICK_MS);
  parentPort.postMessage(outcome);
}

void run();
