import { descriptorOf, PROVIDERS } from '@segue/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lightDark } from './mixins';
import { t } from './token';
import { tokens } from './tokens';

const css = readFileSync(join(__dirname, 'theme.css'), 'utf8');

const PAIR = /var\(\s*--schemes-light,\s*([\s\S]*?)\s*\)\s*var\(\s*--schemes-dark,\s*([\s\S]*?)\s*\)$/;
const declarations = (body: string) =>
  [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value.trim()] as const,
  );
/** The blocks that say which scheme is in use, by selector and medium; then the tokens. */
const blocks = [...css.matchAll(/(?:@media ([^{]*?) \{\s*)?(:root[^{]*?) \{\n([\s\S]*?)\n *\}/g)];
const schemes = blocks.slice(0, 3).map(([, medium, selector, body = '']) => ({
  medium,
  selector,
  ...Object.fromEntries(declarations(body)),
}));
const tokenValues = declarations(blocks[3]?.[3] ?? '');
const valuesOf = (scheme: 1 | 2): Record<string, string> =>
  Object.fromEntries(tokenValues.map(([name, value]) => [name, PAIR.exec(value)?.[scheme] ?? value]));
const [light, dark] = [valuesOf(1), valuesOf(2)];

test('theme: a token is read as a CSS variable', () => {
  expect(t('colors.background')).toBe('var(--colors-background)');
});

test('theme: every named token has a value, and every value a name', () => {
  const named = Object.entries(tokens).flatMap(([group, names]) => names.map((name) => `${group}-${name}`));
  const ofProviders = PROVIDERS.flatMap((id) => [`colors-${id}`, `colors-${id}Text`, `marks-${id}`]);
  const valued = [...Object.keys(dark), 'schemes-light', 'schemes-dark'];
  expect(valued.sort()).toEqual([...named, ...ofProviders].sort());
});

test('theme: dark unless another appearance is chosen; on paper light [APPEAR-01]', () => {
  expect(lightDark('white', 'black')).toBe('var(--schemes-light, white) var(--schemes-dark, black)');
  const isLight = { 'schemes-light': 'initial', 'schemes-dark': '' };
  const isDark = { 'schemes-light': '', 'schemes-dark': 'initial' };
  expect(schemes).toEqual([
    { medium: undefined, selector: ':root', ...isLight },
    {
      medium: 'screen',
      selector: ":root:not([data-appearance='light'], [data-appearance='system'])",
      ...isDark,
    },
    {
      medium: 'screen and (prefers-color-scheme: dark)',
      selector: ":root[data-appearance='system']",
      ...isDark,
    },
  ]);
});

describe.each([
  ['dark', dark],
  ['light', light],
] as const)('%s theme', (scheme, theme) => {
  const color = (name: string) => theme[`colors-${name}`] ?? '';

  test('every text color has a contrast of 4.5 on every opaque surface', () => {
    const words = ['text', 'soft', 'muted', 'faint', 'accent', 'danger', 'success', 'warning'];
    const services = PROVIDERS.map((provider) => `${provider}Text`);
    for (const surface of ['background', 'deep', 'panel', 'floating']) {
      for (const word of [...words, ...services])
        expect([surface, word, contrast(color(word), color(surface)) >= 4.5]).toEqual([surface, word, true]);
    }
  });

  test('words on filled buttons have a contrast of 4.5', () => {
    for (const surface of ['accentStrong', 'accentPressed', 'dangerStrong', 'dangerPressed'])
      expect([surface, contrast(color('onAccent'), color(surface)) >= 4.5]).toEqual([surface, true]);
    expect(contrast(color('playForeground'), color('playBackground'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color('warning'), color('warningSurface'))).toBeGreaterThanOrEqual(4.5);
  });

  test('marks of the services have the colors of the descriptors', () => {
    for (const provider of PROVIDERS)
      expect([provider, color(provider)]).toEqual([provider, descriptorOf(provider).color[scheme]]);
  });

  test('marks of the services have a contrast of 3 on every opaque surface', () => {
    for (const surface of ['background', 'deep', 'panel', 'floating']) {
      for (const mark of [...PROVIDERS, 'favorite', 'ghost'])
        expect([surface, mark, contrast(color(mark), color(surface)) >= 3]).toEqual([surface, mark, true]);
    }
  });
});

/** WCAG contrast of two opaque colors. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
