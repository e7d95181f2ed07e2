import { filesBelow, read } from '../architecture/sources';
import { missingCss, styledCss } from './css.mjs';
import { features, hasFeature, supportedBrowsers } from './support.mjs';

/** Features missing in a supported browser without harm. */
const HARMLESS = new Set([
  // Decoration: lines break, bars look and the page scrolls as the browser likes.
  ...['text-wrap', 'text-wrap: balance', 'scrollbar-width', 'scrollbar-width: thin', 'scrollbar-width: none'],
  ...['scrollbar-color', 'overflow-anchor', 'overflow-anchor: none', ':selection', 'text-size-adjust'],
  // Phones have no pointer and no handle to resize.
  ...['cursor: pointer', 'cursor: default', 'cursor: progress', 'cursor: grab', 'cursor: grabbing'],
  ...['resize', 'resize: vertical'],
  // Where it is missing the order of the focus is that of the document.
  ...['reading-flow', 'reading-flow: flex-visual', 'reading-flow: grid-order'],
  // A prefixed declaration stands beside it.
  ...['user-select', 'line-clamp', 'mask', 'mask-image', 'text-align: match-parent'],
  // For browsers with forced colors, which Safari has not.
  ...['forced-color-adjust', 'forced-color-adjust: none'],
]);

const SOURCES = ['shell/src', 'remotes', 'shared-kernel']
  .flatMap(filesBelow)
  .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.|\/(testing|template)\//.test(file))
  .filter((file) => file.endsWith('.css') || read(file).includes("'styled-components'"));

test('css: sources use features of all supported browsers, or harmless ones [ROLE-16]', () => {
  expect(SOURCES.length).toBeGreaterThan(150);
  const problems = SOURCES.flatMap((file) => {
    const text = read(file);
    const missing = missingCss(file.endsWith('.css') ? text : styledCss(text));
    return missing.filter((name) => !HARMLESS.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(problems).toEqual([]);
});

test.each([
  ['light-dark()', 'styled.div`color: light-dark(red, blue);`'],
  [':dir', 'styled.i`&:dir(rtl) { color: red; }`'],
  ['float: inline-start', 'css`\n  float: inline-start;\n`'],
  ['anchor-name', 'styled(Box)<Props>`\n  ${a};\n  anchor-name: --menu;\n`'],
  ['@starting-style', 'styled.p`@starting-style { opacity: 0; }`'],
])('css: %s in a styled component is found', (name, source) => {
  expect(missingCss(styledCss(source))).toContain(name);
});

test('css: what all have and what @supports guards is not reported', () => {
  const plain = 'a:has(b) { color: color-mix(in srgb, red, blue); height: 100dvh; }';
  expect(missingCss(`${plain} @supports (width: round(1px, 1px)) { a { width: round(1px, 1px); } }`)).toEqual(
    [],
  );
});

describe('a browser that is too old', () => {
  const { types, selectors } = features.css;
  const asked = [types.length.lh, types.color['color-mix'], selectors.has];

  test('is one that fails the condition of too-old.css: exactly those below `browserslist`', () => {
    expect(read('shell/src/app/start/too-old.css')).toContain(
      '@supports not ((width: 1lh) and (color: color-mix(in srgb, red, red)) and selector(:has(a)))',
    );
    for (const [browser, version] of supportedBrowsers) {
      const older = version === '16.4' ? '16.3' : String(Number(version) - 1);
      const hasAll = (one: string) => asked.every((feature) => hasFeature(feature, browser, one));
      expect([browser, hasAll(version), hasAll(older)]).toEqual([browser, true, false]);
    }
  });

  test('reads the versions of `browserslist`, as the README does', () => {
    const page = read('shell/src/index.html');
    const readme = read('README.md');
    for (const [, version] of supportedBrowsers) {
      expect(page).toMatch(new RegExp(` ${version}[, ]`));
      expect(readme).toMatch(new RegExp(` ${version}[, ]`));
    }
  });
});
