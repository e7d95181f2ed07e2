/** Compositions of pure form: rings, tiles, stripes, fans, halftones, ribbons, orbits. */
import { SIDE, circle, path, rect, ring, round, smooth, stroke, turn, type Brush } from './canvas';

export function quarterArcs({ random, palette, linear }: Brush): string {
  const colours = [...palette.voices, palette.depth, palette.light];
  const steps = 7 + random.int(4);
  const arcs = Array.from({ length: steps }, (_, index) =>
    circle(0, SIDE, 640 - index * (600 / steps), colours[(index + 1) % colours.length] ?? palette.light),
  );
  return turn(
    random.int(4) * 90,
    rect(0, 0, SIDE, SIDE, linear(palette.ground, palette.depth, 45)) + arcs.join(''),
  );
}

export function rings({ random, palette, linear }: Brush): string {
  const x = random.between(120, 520);
  const y = random.between(120, 520);
  const paint = linear(palette.voices[0], palette.voices[2], random.int(180));
  const lines = Array.from({ length: 17 }, (_, index) =>
    ring(
      x + index * random.between(-2, 4),
      y,
      22 + index * 33,
      paint,
      5 + ((index * 7) % 13),
      `opacity="${round(1 - index * 0.042)}"`,
    ),
  );
  return (
    rect(0, 0, SIDE, SIDE, linear(palette.ground, palette.depth, 30)) +
    lines.join('') +
    circle(x, y, 14, palette.light)
  );
}

export function tiles({ random, palette }: Brush): string {
  const count = random.pick([3, 4, 5]);
  const side = SIDE / count;
  const colours = [palette.ground, palette.depth, ...palette.voices, palette.light];
  let art = '';
  for (let cell = 0; cell < count * count; cell += 1) {
    const x = (cell % count) * side;
    const y = Math.floor(cell / count) * side;
    const [back, front, third] = random.shuffle(colours) as [string, string, string];
    const shapes = [
      path(
        `M${round(x)} ${round(y)}h${round(side)}a${round(side)} ${round(side)} 0 0 1 ${round(-side)} ${round(side)}Z`,
        front,
      ),
      circle(x + side / 2, y + side / 2, side * 0.36, front) +
        circle(x + side / 2, y + side / 2, side * 0.14, third),
      path(`M${round(x)} ${round(y)}h${round(side)}l${round(-side)} ${round(side)}Z`, front),
      path(`M${round(x)} ${round(y)}a${round(side / 2)} ${round(side / 2)} 0 0 0 ${round(side)} 0Z`, front) +
        path(
          `M${round(x)} ${round(y + side / 2)}a${round(side / 2)} ${round(side / 2)} 0 0 0 ${round(side)} 0Z`,
          third,
        ),
    ];
    art +=
      rect(x, y, side + 0.5, side + 0.5, back) +
      turn(random.int(4) * 90, random.pick(shapes), x + side / 2, y + side / 2);
  }
  return art;
}

export function stripes({ random, palette, linear }: Brush): string {
  const colours = [...palette.voices, palette.light];
  let x = -260;
  let bands = '';
  while (x < SIDE + 260) {
    const width = random.pick([10, 18, 18, 34, 60]);
    bands += rect(
      x,
      -300,
      width,
      1240,
      linear(random.pick(colours), palette.depth, 90),
      `opacity="${round(random.between(0.7, 1))}"`,
    );
    x += width + random.pick([8, 14, 26, 46]);
  }
  return (
    rect(0, 0, SIDE, SIDE, linear(palette.ground, palette.depth, 120)) +
    turn(random.pick([-45, -32, 28, 45, 90, 0]), bands)
  );
}

export function fan({ random, palette, radial }: Brush): string {
  const x = random.pick([0, 320, 640, random.between(160, 480)]);
  const y = random.pick([0, 640, random.between(200, 520)]);
  const rays = random.pick([18, 24, 36]);
  const colours = [
    palette.voices[0],
    palette.depth,
    palette.voices[1],
    palette.ground,
    palette.voices[2],
    palette.depth,
  ];
  const wedges = Array.from({ length: rays }, (_, index) => {
    const from = (index / rays) * Math.PI * 2;
    const to = ((index + 1.02) / rays) * Math.PI * 2;
    const point = (angle: number) =>
      `${round(x + Math.cos(angle) * 1000)} ${round(y + Math.sin(angle) * 1000)}`;
    return path(
      `M${round(x)} ${round(y)}L${point(from)}L${point(to)}Z`,
      colours[index % colours.length] ?? palette.light,
    );
  });
  return wedges.join('') + circle(x, y, random.between(70, 150), radial(palette.light, palette.voices[2]));
}

export function halftone({ random, palette, linear }: Brush): string {
  const step = 32;
  const fx = random.between(0, SIDE);
  const fy = random.between(0, SIDE);
  let dots = '';
  for (let y = step / 2; y < SIDE; y += step) {
    for (let x = step / 2; x < SIDE; x += step) {
      const near = Math.max(0, 1 - Math.hypot(x - fx, y - fy) / 620);
      if (near > 0.1) dots += circle(x, y, near * near * 19, palette.voices[2]);
    }
  }
  return (
    rect(0, 0, SIDE, SIDE, linear(palette.ground, palette.depth, random.int(180))) +
    circle(SIDE - fx, SIDE - fy, random.between(120, 220), linear(palette.voices[0], palette.voices[1], 60)) +
    dots
  );
}

export function ribbons({ random, palette, linear }: Brush): string {
  const bands = Array.from({ length: 6 }, (_, index) => {
    const height = 90 + index * 92;
    const points = Array.from(
      { length: 4 },
      (__, step) => [-60 + step * 253, height + random.between(-110, 110)] as const,
    );
    return stroke(
      smooth(points),
      linear(palette.voices[index % 3] ?? palette.light, palette.voices[(index + 1) % 3] ?? palette.light, 0),
      random.between(38, 96),
      'opacity=".82"',
    );
  });
  return (
    rect(0, 0, SIDE, SIDE, linear(palette.ground, palette.depth, 45)) +
    turn(random.pick([0, -24, 24, 90]), bands.join(''))
  );
}

export function orbits({ random, palette, linear, radial }: Brush): string {
  const angle = random.int(180);
  const loops = Array.from({ length: 7 }, (_, index) => {
    const rx = 90 + index * 44;
    const along = random.between(0, Math.PI * 2);
    const ry = rx * random.between(0.32, 0.5);
    return (
      `<ellipse cx="320" cy="320" rx="${rx}" ry="${round(ry)}" fill="none" stroke="${palette.voices[index % 3]}" stroke-width="${1.5 + (index % 3)}" opacity=".75"/>` +
      circle(
        320 + Math.cos(along) * rx,
        320 + Math.sin(along) * ry,
        random.between(5, 22),
        palette.voices[(index + 1) % 3] ?? palette.light,
      )
    );
  });
  return (
    rect(0, 0, SIDE, SIDE, linear(palette.ground, palette.depth, 60)) +
    circle(320, 320, 240, radial(palette.voices[0], palette.voices[0], { fade: true }), 'opacity=".4"') +
    circle(320, 320, 66, radial(palette.light, palette.voices[2], { x: 0.35, y: 0.3, r: 0.8 })) +
    turn(angle, loops.join(''))
  );
}

export function nested({ random, palette, linear }: Brush): string {
  const colours = [palette.depth, palette.voices[0], palette.voices[1], palette.voices[2], palette.light];
  const lean = random.between(-14, 14);
  const squares = colours.map((colour, index) => {
    const side = 560 - index * 108;
    return turn(
      lean * index,
      rect(
        (SIDE - side) / 2,
        (SIDE - side) / 2 + index * 14,
        side,
        side,
        colour,
        `rx="${random.pick([0, 0, 36])}"`,
      ),
    );
  });
  return rect(0, 0, SIDE, SIDE, linear(palette.ground, palette.depth, 135)) + squares.join('');
}

export function mesh({ random, palette, linear, radial }: Brush): string {
  const blobs = Array.from({ length: 8 }, (_, index) => {
    const colour = [...palette.voices, palette.depth][index % 4] ?? palette.light;
    return circle(
      random.int(SIDE),
      random.int(SIDE),
      random.between(190, 380),
      radial(colour, colour, { fade: true }),
      'opacity=".9"',
    );
  });
  return rect(0, 0, SIDE, SIDE, linear(palette.voices[0], palette.depth, random.int(180))) + blobs.join('');
}
