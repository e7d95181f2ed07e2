/** The vendor's own widget script (from npm) and the sandbox's script must behave alike with the sandbox's frame. */
import { readFileSync } from 'node:fs';
import { sandboxPerFile } from '@segue/provider-sandbox/testing/sandbox.fixture';
import { oauth } from '@segue/provider-sandbox/testing/client';
import { soundcloudAppToken } from '../calls.fixture';
import { createHarness, type Harness } from './widget-harness';
import { widgetScript } from './widget-script';

const vendor = readFileSync(require.resolve('soundcloud-widget/vendor/soundcloud-widget.js'), 'utf8');

const sandbox = sandboxPerFile();
let urls: Map<string, string>;
beforeAll(async () => {
  const list = async (query: string) => {
    const url = `${sandbox.urls.soundcloudApi}/tracks?limit=200&access=playable,preview,blocked&q=${query}`;
    const answer = await fetch(url, oauth(await soundcloudAppToken(sandbox)));
    return (await answer.json()) as { title: string; uri: string }[];
  };
  urls = new Map(
    [...(await list('short')), ...(await list('edge%20cases'))].map(({ title, uri }) => [title, uri]),
  );
});
beforeEach(() => {
  sandbox.control.change({ widget: { readyDelayMs: 1 } });
});

const uri = (title: string) => urls.get(title) ?? '';
const frameUrl = (title: string, more = '') =>
  `${sandbox.urls.soundcloudWidgetPlayer}?url=${encodeURIComponent(uri(title))}${more}`;

let bench: Harness | undefined;
afterEach(() => bench?.close());

/** Opens the frame and waits for its `ready`. */
async function openReady(script: string, title: string): Promise<Harness> {
  const opened = await createHarness(script, frameUrl(title));
  bench = opened;
  await opened.events.once(opened.widget, 'ready');
  return opened;
}

describe.each([
  ['the real script', vendor],
  ['the script of the sandbox', widgetScript],
])('%s with the frame of the sandbox', (_name, script) => {
  const open = (title = 'short tide') => openReady(script, title);

  test('ready reaches a listener that binds late', async () => {
    const { widget, events } = await open();
    await events.once(widget, 'ready');
  });

  test('plays, reports progress with all fields and answers each getter once', async () => {
    const { widget, events, audio, tick } = await open();
    const played = events.once(widget, 'play');
    const progressed = events.once(widget, 'playProgress');
    widget.play();
    await played;
    audio().currentTime = 1.25;
    tick();
    expect(await progressed).toMatchObject({
      currentPosition: 1250,
      relativePosition: 0.25,
      loadedProgress: expect.any(Number),
      loadProgress: expect.any(Number),
      soundId: expect.any(Number),
    });
    expect(await events.ask(widget, 'getPosition')).toBe(1250);
    expect(await events.ask(widget, 'getDuration')).toBe(5000);
    expect(await events.ask(widget, 'getCurrentSound')).toMatchObject({ title: 'short tide' });
    expect(await events.ask(widget, 'isPaused')).toBe(false);
  });

  test('ignores a seek before the audio can play', async () => {
    const { widget, events, audio } = await open();
    audio().readyState = 1;
    widget.seekTo(3000);
    await events.settled();
    expect(audio().currentTime).toBe(0);
    audio().readyState = 4;
    widget.seekTo(99_000);
    await events.settled();
    expect(audio().currentTime).toBe(5);
  });

  test.each([
    ['short tide', ['pause', 'finish']],
    ['short and never finished', ['pause']],
    ['short and finished twice', ['pause', 'finish', 'finish']],
  ])('at its end "%s" emits %j', async (title, expected) => {
    const { widget, events, audio } = await open(title);
    const received = events.record(widget, ['pause', 'finish']);
    widget.play();
    await events.settled();
    audio().end();
    await events.settled();
    expect(received).toEqual(expected);
  });
});

test.each(['blocked at the harbour', 'stays on its own page', 'embedded by nobody else'])(
  'the track "%s", which may not be played here, never starts',
  async (title) => {
    const { widget, events } = await openReady(widgetScript, title);
    const received = events.record(widget, ['play', 'error']);
    widget.play();
    await events.settled();
    expect(received).toEqual([]);
  },
);
