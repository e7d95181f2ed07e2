// WebKitGTK by the classic WebDriver protocol, which is plain HTTP.
import { existsSync } from 'node:fs';
import { wayBetween, type Modifier, type Point, type Tab } from './tab';

/** As on Safari sound needs a gesture by default. */
export type Autoplay = 'default' | 'allow';

const MINI_BROWSER = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
  .map((machine) => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));
/** WebDriver's name of a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const KEYS = { Enter: '\uE007', Escape: '\uE00C', q: 'q', Shift: '\uE008', Control: '\uE009' };

type Reference = { [ELEMENT]: string };

/** @param driver URL of the running WebKitWebDriver */
export async function openWebKitTab(driver: string, autoplay: Autoplay): Promise<Tab> {
  const args = ['--automation', ...(autoplay === 'allow' ? ['--autoplay-policy=allow'] : [])];
  const { sessionId } = await call<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: MINI_BROWSER, args } } },
  });
  const session = `${driver}/session/${sessionId}`;
  const post = <Result>(path: string, body: unknown = {}) => call<Result>('POST', session + path, body);
  const execute = <Result>(script: string, ...args: readonly unknown[]) =>
    post<Result>('/execute/sync', { script, args });
  const act = async (id: string, type: 'key' | 'pointer', actions: readonly unknown[]) =>
    void (await post('/actions', { actions: [{ id, type, actions }] }));
  const moveTo = ({ x, y }: Point) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 20,
  });
  const DOWN = { type: 'pointerDown', button: 0 };
  const UP = { type: 'pointerUp', button: 0 };
  const keyAction = (type: 'keyDown' | 'keyUp', value: string) => act('keyboard', 'key', [{ type, value }]);
  const pressKeys = (keys: readonly string[]) =>
    act(
      'keyboard',
      'key',
      keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  async function withModifier(modifier: Modifier | undefined, run: () => Promise<void>): Promise<void> {
    if (modifier) await keyAction('keyDown', KEYS[modifier]);
    await run();
    if (modifier) await keyAction('keyUp', KEYS[modifier]);
  }

  async function inFrame<Result>(frame: Reference, fn: () => Result): Promise<Result | undefined> {
    try {
      await post('/frame', { id: frame });
      return await execute<Result>(`return (${fn.toString()})()`);
    } catch {
      return undefined;
    } finally {
      await post('/frame', { id: null });
    }
  }

  const tab: Tab = {
    open: async (url) => void (await post('/url', { url })),
    reload: async () => void (await post('/refresh')),
    async run(fn, ...args) {
      const script = `const done = arguments[1];
        Promise.resolve((${fn.toString()})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
      const answer = await post<{ value?: never; error?: string }>('/execute/async', {
        script,
        args: [args],
      });
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value as never;
    },
    async runInFrames<Result>(address: string, fn: () => Result) {
      const frames = await execute<Reference[]>(
        'return [...document.querySelectorAll("iframe")].filter(({ src }) => src.includes(arguments[0]))',
        address,
      );
      const results: Result[] = [];
      for (const frame of frames) {
        const result = await inFrame(frame, fn);
        if (result !== undefined) results.push(result);
      }
      return results;
    },
    click: (at, modifier) => withModifier(modifier, () => act('mouse', 'pointer', [moveTo(at), DOWN, UP])),
    drag: (from, to) =>
      act('mouse', 'pointer', [moveTo(from), DOWN, ...wayBetween(from, to).map(moveTo), UP]),
    type: (text) => pressKeys([...text]),
    press: (key, modifier) => withModifier(modifier, () => pressKeys([KEYS[key]])),
    async chooseFile(selector, path) {
      const input = await post<Reference>('/element', { using: 'css selector', value: selector });
      await post(`/element/${input[ELEMENT]}/value`, { text: path });
    },
    close: async () => void (await call('DELETE', session)),
  };
  await post('/timeouts', { script: 30_000, pageLoad: 60_000 });
  // The size of a window includes its borders.
  const [borderX, borderY] = await execute<[number, number]>(
    'return [outerWidth - innerWidth, outerHeight - innerHeight]',
  );
  await post('/window/rect', { x: 0, y: 0, width: 1440 + borderX, height: 900 + borderY });
  return tab;
}

async function call<Result>(method: string, url: string, body?: unknown): Promise<Result> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebDriver: ${value.error}: ${value.message}`);
  return value;
}
