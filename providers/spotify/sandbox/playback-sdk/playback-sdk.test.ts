/// <reference types="spotify-web-playback-sdk" />
import { playbackScript } from './playback-script';

type Method = Exclude<keyof Spotify.Player, '_options'>;
/** All method names of the published types; a missing or an extra one does not compile. */
// prettier-ignore
const METHODS = Object.keys({
  connect: 1, disconnect: 1, getCurrentState: 1, getVolume: 1, nextTrack: 1, addListener: 1, on: 1,
  removeListener: 1, pause: 1, previousTrack: 1, resume: 1, seek: 1, setName: 1, setVolume: 1, togglePlay: 1,
  activateElement: 1,
} satisfies Record<Method, 1>);

const FRAME_URL = 'http://127.0.0.1:4001/spotify/sdk/embedded/index.html';

type Message = {
  type: string;
  seq: number;
  sandboxGesture: boolean;
  body: { topic: string; data?: unknown };
};
type Page = { readyState?: 'complete' | 'interactive'; hasCallback?: boolean; isActive?: boolean };

/** A fake page that runs the script, with a frame whose messages the test sends. */
function createPage({ readyState = 'complete', hasCallback = true, isActive = true }: Page = {}) {
  const sent: Message[] = [];
  const listeners: Record<string, ((event: unknown) => void)[]> = {};
  const frames: { src: string; allow: string; style: Record<string, string> }[] = [];
  const onReady = jest.fn();
  const window = {
    location: { hostname: 'segue.example' },
    event: undefined as unknown,
    addEventListener: (name: string, listener: (event: unknown) => void) =>
      (listeners[name] ??= []).push(listener),
    ...(hasCallback ? { onSpotifyWebPlaybackSDKReady: onReady } : {}),
  } as { Spotify?: typeof Spotify; event: unknown };
  const createFrame = () => {
    const style: Record<string, string> = {};
    return {
      src: '',
      allow: '',
      style: Object.assign(style, {
        setProperty: (name: string, value: string, priority: string) =>
          (style[name] = `${value} !${priority}`),
      }),
      setAttribute: () => undefined,
      contentWindow: { postMessage: (message: Message) => sent.push(structuredClone(message)) },
    };
  };
  const document = {
    readyState,
    createElement: createFrame,
    body: { appendChild: (frame: (typeof frames)[number]) => frames.push(frame) },
  };
  const navigator = { userActivation: { isActive } };

  new Function('window', 'document', 'navigator', playbackScript(FRAME_URL))(window, document, navigator);
  const happen = (name: string, event: unknown = {}) =>
    listeners[name]?.forEach((listener) => listener(event));
  const post = (topic: string, data?: unknown, seq = 0) =>
    happen('message', { data: { type: 'SP_MESSAGE', seq, body: { topic, data } } });
  const emit = (name: string, eventData?: unknown) => post('EVENT', { name, eventData });
  const topics = () => sent.map(({ body }) => body.topic);
  const makePlayer = (options: Partial<Spotify.PlayerInit> = {}) => {
    const Player = window.Spotify?.Player as typeof Spotify.Player;
    return new Player({ name: 'Test', getOAuthToken: (give) => give('a token'), volume: 0.4, ...options });
  };
  return { window, frames, sent, topics, onReady, happen, post, emit, makePlayer };
}

/** A page whose frame has loaded, with one player. */
async function createLoaded(page: Page = {}) {
  const created = createPage(page);
  const player = created.makePlayer();
  created.post('LOADED');
  await settled();
  return { ...created, player };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

test('the loader adds one frame of no size, whatever the number of players', () => {
  const page = createPage();
  page.makePlayer();
  page.makePlayer();
  expect(page.frames).toHaveLength(1);
  expect(page.frames[0]).toMatchObject({ src: FRAME_URL, allow: 'encrypted-media; autoplay' });
  expect(page.frames[0]?.style).toMatchObject({ width: '0 !important', height: '0 !important' });
  expect(page.frames[0]?.style).not.toHaveProperty('display');
});

test('a player has exactly the public methods of the published types', () => {
  const { window } = createPage();
  const { prototype } = window.Spotify!.Player as unknown as { prototype: object };
  const names = Object.getOwnPropertyNames(prototype).filter(
    (name) => name !== 'constructor' && !name.startsWith('_'),
  );
  expect(names.sort()).toEqual(METHODS.sort());
  expect(Object.keys(window.Spotify ?? {})).toEqual(['Player']);
});
test('a player sends nothing before the frame has loaded, then introduces itself first', async () => {
  const { makePlayer, topics, post, sent } = createPage();
  void makePlayer().pause();
  await settled();
  expect(topics()).toEqual([]);
  post('LOADED');
  await settled();
  expect(topics()).toEqual(['INIT', 'PAUSE']);
  expect(sent[0]?.body.data).toEqual({ name: 'Test', volume: 0.4 });
});

test.each([
  ['click', true, true],
  ['touchend', true, true],
  ['keydown', true, true],
  ['pointerdown', true, false],
  ['message', true, false],
  ['click', false, false],
])('user gesture: a call in %s, activation active: %s, counts: %s', async (type, isActive, counts) => {
  const { player, window, sent } = await createLoaded({ isActive });
  window.event = { type, isTrusted: true };
  const done = player.activateElement();
  window.event = undefined;
  await done;
  expect(sent.at(-1)).toMatchObject({ sandboxGesture: counts, body: { topic: 'ACTIVATE_ELEMENT' } });
});
