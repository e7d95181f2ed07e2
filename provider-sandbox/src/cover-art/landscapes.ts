/** Compositions with a horizon: suns, seas, dunes, ridges, moons, arches. */
import { SIDE, circle, hills, path, rect, ring, round, smooth, toBottom, type Brush } from './canvas';

export function sunset({ random, palette, linear, radial }: Brush): string {
  const [a, b, c] = palette.voices;
  const x = random.between(180, 460);
  const y = random.between(230, 360);
  const r = random.between(95, 165);
  const horizon = y + random.between(40, 110);
  const waves = Array.from({ length: 5 }, (_, index) =>
    path(
      toBottom(hills(random, horizon + index * 52, 16 + index * 5, 4 + random.int(3))),
      linear(index % 2 ? a : palette.depth, palette.ground, 80),
      `opacity="${round(0.55 + index * 0.09)}"`,
    ),
  );
  return (
    rect(0, 0, SIDE, SIDE, linear(palette.depth, b, 80)) +
    circle(x, y, r * 2.1, radial(c, c, { fade: true }), 'opacity=".55"') +
    circle(x, y, r, linear(palette.light, c, 90)) +
    waves.join('')
  );
}

export function dunes({ random, palette, linear }: Brush): string {
  const [a, b, c] = palette.voices;
  const tones = [c, b, a, palette.depth, palette.ground];
  const layers = tones.map((tone, index) =>
    path(
      toBottom(hills(random, 210 + index * 92, 60 - index * 4, 2 + random.int(3))),
      linear(tone, index < 4 ? (tones[index + 1] ?? tone) : palette.ground, random.between(60, 120)),
    ),
  );
  return (
    rect(0, 0, SIDE, SIDE, linear(palette.light, c, 90)) +
    circle(random.between(140, 500), random.between(110, 190), random.between(38, 72), a, 'opacity=".9"') +
    layers.join('')
  );
}

export function swell({ random, palette, linear }: Brush): string {
  const count = 13;
  const length = random.between(0.006, 0.012);
  const lag = random.between(0.25, 0.55);
  const height = random.between(18, 40);
  const lines = Array.from({ length: count }, (_, index) => {
    const base = 60 + index * (540 / count);
    const points = Array.from({ length: 13 }, (__, step) => {
      const x = -40 + step * 60;
      return [x, base + Math.sin(x * length + index * lag) * height] as const;
    });
    return path(
      toBottom(smooth(points)),
      linear(palette.voices[index % 3] ?? palette.light, palette.depth, 60),
      'opacity=".5"',
    );
  });
  return rect(0, 0, SIDE, SIDE, linear(palette.light, palette.voices[1], 90)) + lines.join('');
}

export function moon({ random, palette, linear, radial }: Brush): string {
  const [a, b, c] = palette.voices;
  const x = random.between(230, 410);
  const y = random.between(230, 380);
  const r = random.between(130, 190);
  const stars = Array.from({ length: 46 }, () =>
    circle(
      random.int(SIDE),
      random.int(SIDE),
      random.between(0.8, 3),
      palette.light,
      `opacity="${round(random.between(0.25, 0.9))}"`,
    ),
  );
  return (
    rect(0, 0, SIDE, SIDE, linear(palette.ground, palette.depth, random.between(60, 120))) +
    stars.join('') +
    circle(x, y, r * 1.9, radial(a, a, { fade: true }), 'opacity=".5"') +
    circle(x, y, r, linear(c, b, 45)) +
    circle(
      x + r * random.between(0.3, 0.55),
      y - r * random.between(0.1, 0.35),
      r * 0.94,
      linear(palette.ground, palette.depth, 70),
      'opacity=".93"',
    ) +
    path(toBottom(hills(random, 560, 26, 4)), palette.ground, 'opacity=".85"')
  );
}

export function arches({ random, palette, linear }: Brush): string {
  const colours = [...palette.voices, palette.light, palette.depth];
  const count = 5 + random.int(3);
  const centre = SIDE / 2 + random.between(-70, 70);
  const shapes = Array.from({ length: count }, (_, index) => {
    const half = 262 - index * (250 / count);
    const top = 90 + index * (300 / count);
    return path(
      `M${round(centre - half)} ${SIDE}V${round(top + half)}A${round(half)} ${round(half)} 0 0 1 ${round(centre + half)} ${round(top + half)}V${SIDE}Z`,
      colours[index % colours.length] ?? palette.light,
    );
  });
  return rect(0, 0, SIDE, SIDE, linear(palette.ground, palette.depth, 90)) + shapes.join('');
}

export function reflections({ random, palette, linear }: Brush): string {
  const [a, b, c] = palette.voices;
  const x = SIDE / 2 + random.between(-90, 90);
  const bars = Array.from({ length: 16 }, (_, index) => {
    const width = random.between(60, 320) * (1 - index / 26);
    return rect(
      x - width / 2 + random.between(-26, 26),
      350 + index * 18,
      width,
      8,
      index % 3 ? c : b,
      `rx="4" opacity="${round(0.95 - index * 0.045)}"`,
    );
  });
  return (
    rect(0, 0, SIDE, SIDE, linear(palette.depth, palette.ground, 90)) +
    rect(0, 340, SIDE, 300, palette.ground, 'opacity=".55"') +
    path(`M${round(x - 150)} 340A150 150 0 0 1 ${round(x + 150)} 340Z`, linear(c, a, 90)) +
    ring(x, 340, 205, b, 2, 'opacity=".5"') +
    rect(0, 340, SIDE, 300, palette.ground, 'opacity=".35"') +
    bars.join('')
  );
}
