/// <reference types="spotify-web-playback-sdk" />
import { playbackScript } from './playback-script';
import { deviceScript } from './device-script';

type Method = Exclude<keyof Spotify.Player, '_options'>;
/** All method names of the published types; a missing or an extra one does not compile. */
const METHODS: Record<Method, true> = {
  connect: true,
  disconnect: true,
  getCurrentState: true,
  getVolume: true,
  nextTrack: true,
  addListener: true,
  on: true,
  removeListener: true,
  pause: true,
  previousTrack: true,
  resume: true,
  seek: true,
  setName: true,
  setVolume: true,
  togglePlay: true,
  activateElement: true,
};

const FRAME_URL = 'http://127.0.0.1:4001/spotify/sdk/embedded/index.html';
const FRAME_ORIGIN = 'http://127.0.0.1:4001';

type Message = { type: string; seq?: number; body: { topic: string; data?: unknown } };

/** A fake page that runs the script, with a frame whose messages the test sends. */
function createPage(hasCallback = true) {
  const sent: Message[] = [];
  let receive: (event: unknown) => void = () => undefined;
  const contentWindow = { postMessage: (message: Message) => sent.push(message) };
  const frame = {
    style: {} as Record<string, string>,
    contentWindow,
    setAttribute: () => undefined,
    src: '',
    allow: '',
  };
  let isReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  const window = {
    addEventListener: (_name: string, listener: typeof receive) => {
      receive = listener;
    },
    ...(hasCallback ? { onSpotifyWebPlaybackSDKReady: () => isReady() } : {}),
  } as unknown as { Spotify?: typeof Spotify };
  const document = { createElement: () => frame, body: { appendChild: () => undefined } };

  new Function('window', 'document', playbackScript(FRAME_URL))(window, document);
  const from = (message: Partial<Message>, origin = FRAME_ORIGIN) =>
    receive({ origin, source: contentWindow, data: { type: 'SP_MESSAGE', ...message } });
  return { window, frame, sent, ready, from };
}

test('a page without the ready callback gets an error', () => {
  expect(() => createPage(false)).toThrow('onSpotifyWebPlaybackSDKReady is not defined');
});

test('the ready callback runs after the script, not within it', async () => {
  const page = createPage();
  expect(page.window.Spotify).toBeDefined();
  await page.ready;
});

test('a player has exactly the public methods of the published types', () => {
  const { window } = createPage();
  const { prototype } = window.Spotify?.Player as unknown as { prototype: object };
  const names = Object.getOwnPropertyNames(prototype).filter(
    (name) => name !== 'constructor' && !name.startsWith('_'),
  );
  expect(names.sort()).toEqual(Object.keys(METHODS).sort());
  expect(Object.keys(window.Spotify ?? {})).toEqual(['Player']);
});

function createPlayer() {
  const page = createPage();
  const Player = page.window.Spotify?.Player as typeof Spotify.Player;
  const player = new Player({ name: 'Test', getOAuthToken: (give) => give('a token'), volume: 0.4 });
  return { ...page, player };
}

test('the frame may autoplay and is hidden', () => {
  const { frame } = createPlayer();
  expect(frame.src).toBe(FRAME_URL);
  expect(frame.allow).toBe('encrypted-media; autoplay');
  expect(frame.style['display']).toBe('none');
});

test('calls made before the frame is ready are sent later and answered by number', async () => {
  const { player, from, sent } = createPlayer();
  const volume = player.getVolume();
  expect(sent).toEqual([]);
  from({ body: { topic: 'INIT' } });
  await Promise.resolve();
  await Promise.resolve();
  expect(sent[0]?.body.topic).toBe('GET_VOLUME');
  from({ seq: sent[0]?.seq ?? 0, body: { topic: 'VOLUME', data: 0.4 } });
  expect(await volume).toBe(0.4);
});

test('each token request calls the application again', () => {
  const { from, sent } = createPlayer();
  from({ seq: 7, body: { topic: 'GET_TOKEN' } });
  expect(sent.at(-1)).toEqual({ type: 'SP_MESSAGE', seq: 7, body: { topic: 'TOKEN', data: 'a token' } });
});

test('a message from another origin is ignored', () => {
  const { player, from } = createPlayer();
  const events: string[] = [];
  player.addListener('ready', ({ device_id }) => events.push(device_id));
  from(
    { body: { topic: 'EVENT', data: { name: 'ready', payload: { device_id: 'forged' } } } },
    'http://evil.example',
  );
  from({ body: { topic: 'EVENT', data: { name: 'ready', payload: { device_id: 'real' } } } });
  expect(events).toEqual(['real']);
  expect(player._options.id).toBe('real');
});

test('a listener is added once, and removed alone or with all others', () => {
  const { player, from } = createPlayer();
  const events: string[] = [];
  const add = player.addListener as unknown as (event: string, listener: unknown) => boolean;
  const first = () => events.push('first');
  expect([add.call(player, 'not_ready', first), add.call(player, 'not_ready', first)]).toEqual([true, false]);
  expect(add.call(player, 'made_up', first)).toBe(false);
  add.call(player, 'not_ready', () => events.push('second'));
  const happen = () =>
    from({ body: { topic: 'EVENT', data: { name: 'not_ready', payload: { device_id: 'd' } } } });
  happen();
  player.removeListener('not_ready', first);
  happen();
  player.removeListener('not_ready');
  happen();
  expect(events).toEqual(['first', 'second', 'second']);
});

test('the frame script is valid JavaScript', () => {
  expect(
    () => new Function(deviceScript('http://127.0.0.1:4001/spotify/sdk', 'http://127.0.0.1:4001/a')),
  ).not.toThrow();
});
