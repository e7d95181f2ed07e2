import { theme } from './theme';
import { t, tokenDeclarations } from './token';

test('a token is read and declared under the same CSS variable', () => {
  expect(t('colors.background')).toBe('var(--colors-background)');
  expect(tokenDeclarations(theme)).toContain('--colors-background:#0f172a;');
});

test('every text color has a contrast of 4.5 on every opaque surface', () => {
  const surfaces = [theme.colors.background, theme.colors.floating];
  const words = ['text', 'soft', 'muted', 'faint', 'accent', 'danger', 'spotify', 'soundcloud'] as const;
  for (const surface of surfaces) {
    for (const word of words) expect(contrast(theme.colors[word], surface)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(theme.colors.onAccent, theme.colors.accentStrong)).toBeGreaterThanOrEqual(4.5);
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
