/** @jest-environment jest-fixed-jsdom */
import { readPaintedPage, recordKeys } from './painted-page';

const root = document.createElement('div');
afterEach(() => root.removeAttribute('data-prerendered'));

test.each([
  ['1.0.0 search_1', { container: 'search_1', screen: null }],
  ['1.0.0', { container: null, screen: null }],
  [null, null],
])('the mark %j names the build that painted the page', (mark, painted) => {
  if (mark !== null) root.setAttribute('data-prerendered', mark);
  expect(readPaintedPage(root)).toEqual(painted);
});

test('of the keys that are pressed before shortcuts work, those of the last 3 s are kept in order', () => {
  const takeKeys = recordKeys();
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    document.body.dispatchEvent(event);
    return event.timeStamp;
  };
  const first = press('s');
  const second = press('q');
  press(' ');
  const now = jest.spyOn(performance, 'now').mockReturnValue(first + 2999);
  expect(takeKeys().map(({ key }) => key)).toEqual(['s', 'q', ' ']);
  now.mockReturnValue(second + 3000);
  expect(takeKeys().map(({ key }) => key)).not.toContain('q');
  press('m');
  expect(takeKeys().map(({ key }) => key)).not.toContain('m');
});
