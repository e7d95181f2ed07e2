/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlyKeys, takeEarlyKeys } from './early-keys';

const page = readFileSync(join(__dirname, '../../index.html'), 'utf8');
const script = /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? '';

const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

test('the inline script keeps early keys in order until they are taken', () => {
  window.eval(script);
  press('s');
  press('q');
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  expect(earlyKeys().map(({ key }) => key)).toEqual(['s', 'q']);
  expect(takeEarlyKeys().map(({ key }) => key)).toEqual(['s', 'q']);
  now.mockRestore();
  press('m');
  expect(earlyKeys()).toEqual([]);
});

test('the script of the page keeps no more than fifty keys', () => {
  window.eval(script);
  for (let count = 0; count < 60; count += 1) press(String(count));
  expect(window.segueKeys?.pressed).toHaveLength(50);
  takeEarlyKeys();
});
