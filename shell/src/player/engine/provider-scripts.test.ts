/** @jest-environment jest-fixed-jsdom */
import { createScriptLoader } from './provider-scripts';
import { closeMessageGate } from './message-gate';
import { retriable } from './promises';

const ADDRESS = 'https://sdk.example/sdk.js';
const scripts = () => [...document.head.querySelectorAll('script')];

afterEach(() => {
  scripts().forEach((script) => script.remove());
  delete (window as { trustedTypes?: unknown }).trustedTypes;
});

it('is loaded when the script has run, and refused when it does not load', async () => {
  const loading = createScriptLoader([ADDRESS])(ADDRESS);
  scripts()[0]!.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBeUndefined();
  const failing = createScriptLoader([ADDRESS])(ADDRESS);
  scripts().at(-1)!.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('did not load');
});
it('refuses a URL that is not a provider’s script', async () => {
  await expect(createScriptLoader([ADDRESS])('https://evil.example/x.js')).rejects.toThrow();
  expect(scripts()).toHaveLength(0);
});
it('creates the Trusted Types policy the page allows', () => {
  const createPolicy = jest.fn((_: string, rules: { createScriptURL: (url: string) => string }) => rules);
  (window as { trustedTypes?: unknown }).trustedTypes = { createPolicy };
  void createScriptLoader([ADDRESS])(ADDRESS);
  expect(createPolicy).toHaveBeenCalledWith('provider-scripts', expect.anything());
});

describe('the gate for messages of iframes', () => {
  const PROVIDER = 'https://widget.example';
  let open: () => void;
  let frame: HTMLIFrameElement;
  const received = jest.fn();

  beforeEach(() => {
    received.mockClear();
    frame = document.createElement('iframe');
    frame.src = `${PROVIDER}/player/?url=x`;
    document.body.append(frame);
    open = closeMessageGate(window, [PROVIDER]);
    window.addEventListener('message', received);
  });
  afterEach(() => {
    open();
    window.removeEventListener('message', received);
    frame.remove();
  });

  function say(from: { source: Window | null; origin: string; data?: unknown }): void {
    window.dispatchEvent(new MessageEvent('message', { data: '{"method":"ready"}', ...from }));
  }

  it.each<[string, number, () => Window | null, string]>([
    ['a provider’s iframe', 1, () => frame.contentWindow, PROVIDER],
    ['a provider’s origin in a window that the page did not embed', 0, () => null, PROVIDER],
    ['an embedded iframe on another origin', 0, () => frame.contentWindow, 'https://evil.example'],
  ])('of the messages of %s, %d pass', (_, count, source, origin) => {
    say({ source: source(), origin });
    expect(received).toHaveBeenCalledTimes(count);
  });
  it('passes the page’s own messages unless they look like the SDK’s', () => {
    say({ source: window, origin: window.origin, data: 'a tool' });
    say({ source: window, origin: window.origin, data: { type: 'SP_MESSAGE' } });
    expect(received).toHaveBeenCalledTimes(1);
  });
});

test('a retriable download loads once for all callers', async () => {
  const load = jest.fn(async () => 'loaded');
  const download = retriable(load, jest.fn());
  await Promise.all([download(), download()]);
  await download();
  expect(load).toHaveBeenCalledTimes(1);
});
test('a retriable download loads again at the next call after a failure', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('blocked'))
    .mockResolvedValue('loaded');
  const download = retriable(load, jest.fn());
  await expect(download()).rejects.toThrow('blocked');
  await expect(download()).resolves.toBe('loaded');
});
test('a retriable download reports only the first failure', async () => {
  const failed = jest.fn();
  const download = retriable(() => Promise.reject(new Error('blocked')), failed);
  for (let calls = 0; calls < 3; calls += 1) await download().catch(() => undefined);
  expect(failed).toHaveBeenCalledTimes(1);
});
