import type { Autoplay } from '../../core/settings';
import { deviceScript } from './device-script';

type Message = { body: { topic: string; data?: Record<string, unknown> }; seq: number };

/** Runs the script of the frame with a fake page around it; the device registers itself without a server. */
function createFrame(autoplay: Autoplay = 'desktop') {
  const posted: Message[] = [];
  const listeners: Record<string, (event: unknown) => void> = {};
  const parent = { postMessage: (message: Message) => posted.push(message) };
  const window = {
    parent,
    addEventListener: (name: string, listener: (event: unknown) => void) => (listeners[name] = listener),
  };
  const audio = {
    addEventListener: jest.fn(),
    removeAttribute: jest.fn(),
    load: jest.fn(),
    pause: jest.fn(),
  };
  const play = jest.fn(async () => undefined);
  const document = { referrer: '', getElementById: () => Object.assign(audio, { play, volume: 1, src: '' }) };
  const sockets: { onopen: () => void; onmessage: (event: { data: string }) => void }[] = [];
  function WebSocket(this: { close: () => void; onopen: () => void }) {
    sockets.push(this as never);
    this.close = () => undefined;
    setTimeout(() => this.onopen());
  }
  const registered: string[] = [];
  const fetch = async (url: string, { method }: { method: string }) => {
    registered.push(`${method} ${new URL(url).pathname}`);
    return Response.json({
      device_id: 'd',
      behaviour: { autoplay, connect: 'normal', readyDelayMs: 0, play: 'normal' },
    });
  };
  const script = deviceScript('http://127.0.0.1:4001/sdk', 'http://127.0.0.1:4001/audio', autoplay);
  new Function('window', 'document', 'WebSocket', 'fetch', script)(window, document, WebSocket, fetch);

  let seq = 0;
  const send = (topic: string, data?: unknown, sandboxGesture = false) => {
    const message = { type: 'SP_MESSAGE', body: { topic, data }, seq: seq++, sandboxGesture };
    listeners['message']?.({ source: parent, origin: 'null', data: message });
  };
  const answers = (topic: string) =>
    posted.filter(({ body }) => body.topic === topic).map(({ body }) => body.data);
  const last = (topic: string) => posted.findLast(({ body }) => body.topic === topic);
  const connect = async () => {
    const ref = seq;
    send('CONNECT');
    send('TOKEN', { token: 'a token', ref: last('GET_TOKEN')?.seq });
    const answer = () => last('CONNECTED')?.body.data;
    await until(() => answer()?.['ref'] === ref);
    return answer()?.['connected'];
  };
  const push = (command: Record<string, unknown>) =>
    sockets.at(-1)?.onmessage({ data: JSON.stringify(command) });
  const events = () =>
    posted.filter(({ body }) => body.topic === 'EVENT').map(({ body }) => body.data?.['name']);
  return { send, connect, push, events, answers, play, registered };
}

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));
async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await nextTurn();
}
const track = { id: 'a', duration_ms: 200_000 };
const PLAY = {
  command: 'play',
  tracks: [track],
  index: 0,
  positionMs: 0,
  paused: false,
  behaviour: { play: 'normal', buffering: 'none' },
};

test('connect is false after a disconnection, though it works, and true for a new player', async () => {
  const { send, connect, events } = createFrame();
  send('INIT', { name: 'Segue', volume: 0.5 });
  expect(await connect()).toBe(true);
  await until(() => events().length === 1);
  send('DISCONNECT');
  expect(await connect()).toBe(false);
  await until(() => events().length === 2);
  expect(events()).toEqual(['PLAYER_READY', 'PLAYER_READY']);
  send('INIT', { name: 'Segue', volume: 0.5 });
  expect(await connect()).toBe(true);
});

test.each(['still', 'running'])(
  'with buffering: %s, playing is reported before there is sound',
  async (buffering) => {
    const { send, connect, push, play, answers } = createFrame();
    await connect();
    push({ ...PLAY, behaviour: { play: 'normal', buffering } });
    await nextTurn();
    send('GET_CURRENT_STATE');
    expect(answers('CURRENT_STATE')).toEqual([
      expect.objectContaining({ state: expect.objectContaining({ paused: false, loading: false }) }),
    ]);
    expect(play).not.toHaveBeenCalled();
  },
);

describe('with autoplay: gesture', () => {
  async function start(activatedInGesture: boolean) {
    const frame = createFrame('gesture');
    await frame.connect();
    frame.send('ACTIVATE_ELEMENT', undefined, activatedInGesture);
    frame.play.mockClear();
    frame.push(PLAY);
    await nextTurn();
    return frame;
  }

  it('an element that was activated in a gesture plays', async () => {
    const { play, events } = await start(true);
    expect(play).toHaveBeenCalledTimes(1);
    expect(events()).not.toContain('AUTOPLAY_FAILED');
  });
  it('any other element stays silent until it is resumed within a gesture', async () => {
    const { play, events, send } = await start(false);
    expect(events()).toEqual(expect.arrayContaining(['ACTIVATE_ELEMENT_ERROR', 'AUTOPLAY_FAILED']));
    send('RESUME');
    await nextTurn();
    expect(play).not.toHaveBeenCalled();
    send('RESUME', undefined, true);
    await nextTurn();
    expect(play).toHaveBeenCalledTimes(1);
  });
});
