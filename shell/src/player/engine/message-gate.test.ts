import { closeMessageGate } from './message-gate';

const PROVIDER = 'https://widget.example';
let open: () => void;
let frame: HTMLIFrameElement;
const heard = jest.fn();

beforeEach(() => {
  heard.mockClear();
  frame = document.createElement('iframe');
  frame.src = `${PROVIDER}/player/?url=x`;
  document.body.append(frame);
  open = closeMessageGate(window, [PROVIDER]);
  window.addEventListener('message', heard);
});
afterEach(() => {
  open();
  window.removeEventListener('message', heard);
  frame.remove();
});

function say(from: { source: Window | null; origin: string; data?: unknown }): void {
  window.dispatchEvent(new MessageEvent('message', { data: '{"method":"ready"}', ...from }));
}

it('lets a provider’s own frame speak', () => {
  say({ source: frame.contentWindow, origin: PROVIDER });
  expect(heard).toHaveBeenCalledTimes(1);
});
it('stops the right origin from a window the page did not embed', () => {
  say({ source: null, origin: PROVIDER });
  expect(heard).not.toHaveBeenCalled();
});
it('stops an embedded frame that was led to another origin', () => {
  say({ source: frame.contentWindow, origin: 'https://evil.example' });
  expect(heard).not.toHaveBeenCalled();
});
it('lets the page talk to itself, but not in the SDK’s name', () => {
  say({ source: window, origin: window.origin, data: 'a tool' });
  say({ source: window, origin: window.origin, data: { type: 'SP_MESSAGE' } });
  expect(heard).toHaveBeenCalledTimes(1);
});
