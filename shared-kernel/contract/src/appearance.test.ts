import { APPEARANCES, parseAppearance, withAppearance } from './appearance';

const PAGE =
  '<html lang="en" data-appearance="dark"><meta name="theme-color" content="#f5f6fb" media="not all">';

test.each([undefined, '', 'Light', 'sepia', null])(
  'appearance: %j is unknown, so dark [APPEAR-01]',
  (text) => {
    expect(parseAppearance(text)).toBe('dark');
  },
);

test('appearance: the page carries it on the root element and in the color of the bar', () => {
  expect(APPEARANCES.map(parseAppearance)).toEqual(['dark', 'light', 'system']);
  expect(withAppearance(PAGE, 'dark')).toBe(PAGE);
  expect(withAppearance(PAGE, 'light')).toContain('data-appearance="light"><meta name="theme-color"');
  expect(withAppearance(PAGE, 'light')).toContain('content="#f5f6fb" media="all"');
  expect(withAppearance(PAGE, 'system')).toContain('media="(prefers-color-scheme: light)"');
});
