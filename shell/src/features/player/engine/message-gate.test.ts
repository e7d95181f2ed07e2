/** @jest-environment jest-fixed-jsdom */
import { closeMessageGate } from './message-gate';

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

it('passes messages of a provider’s iframe', () => {
  say({ source: frame.contentWindow, origin: PROVIDER });
  expect(received).toHaveBeenCalledTimes(1);
});
it('stops a provider’s origin from a window the page did not embed', () => {
  say({ source: null, origin: PROVIDER });
  expect(received).not.toHaveBeenCalled();
});
it('stops an embedded iframe that navigated to another origin', () => {
  say({ source: frame.contentWindow, origin: 'https://evil.example' });
  expect(received).not.toHaveBeenCalled();
});
it('passes the page’s own messages unless they look like the SDK’s', () => {
  say({ source: window, origin: window.origin, data: 'a tool' });
  say({ source: window, origin: window.origin, data: { type: 'SP_MESSAGE' } });
  expect(received).toHaveBeenCalledTimes(1);
});
