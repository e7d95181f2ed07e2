/** @jest-environment jest-fixed-jsdom */
import { recordTraces, removeTraces } from './document-traces';

const CHARTS = '/releases/charts/1.0.0/remoteEntry.js';

// Jest gives the page the AbortController of Node, whose signals jsdom refuses.
beforeAll(() => {
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
  Object.assign(window, { AbortController: (contentWindow as typeof window).AbortController });
});

const pressed = () => {
  window.dispatchEvent(new Event('press'));
  return (window as unknown as { presses?: string[] }).presses?.splice(0) ?? [];
};
const listen = (name: string) =>
  `(() => { window.presses ??= []; window.addEventListener('press', () => window.presses.push('${name}')); })`;

test('listeners and style elements of a removed build go with it, those of others stay', () => {
  recordTraces(CHARTS);
  const run = (script: string, code: string) =>
    window.eval(`(${code})()\n//# sourceURL=${location.origin}${script}`);
  run(CHARTS, listen('charts'));
  run('/main.js', listen('shell'));
  run(CHARTS, `() => document.head.append(document.createElement('style'))`);
  expect(pressed()).toEqual(['charts', 'shell']);
  const styles = document.head.querySelectorAll('style').length;
  removeTraces(CHARTS);
  expect(pressed()).toEqual(['shell']);
  expect(document.head.querySelectorAll('style')).toHaveLength(styles - 1);
});
