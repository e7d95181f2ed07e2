/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlyKeys, takeEarlyKeys } from './early-keys';

const page = readFileSync(join(__dirname, '../index.html'), 'utf8');
const script = /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? '';

function press(key: string): number {
  const event = new KeyboardEvent('keydown', { key, bubbles: true });
  document.body.dispatchEvent(event);
  return event.timeStamp;
}

test('the script of the page keeps keys in order, those of the last five seconds, until they are taken', () => {
  window.eval(script);
  const first = press('s');
  press('q');
  const now = jest.spyOn(performance, 'now').mockReturnValue(first + 4999);
  expect(earlyKeys().map(({ key }) => key)).toEqual(['s', 'q']);
  now.mockReturnValue(first + 5000);
  expect(takeEarlyKeys().map(({ key }) => key)).not.toContain('s');
  press('m');
  expect(earlyKeys()).toEqual([]);
});

test('the script of the page keeps no more than fifty keys', () => {
  window.eval(script);
  for (let count = 0; count < 60; count += 1) press(String(count));
  expect(window.segueKeys?.pressed).toHaveLength(50);
  takeEarlyKeys();
});
