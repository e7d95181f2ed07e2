/** What is drawn on covers. */
import type { Random } from '../core/random';
import { circle, linear, radial, rect, repeat, round, SIDE } from './svg';

/** Five colours from the background to the brightest. */
export type Palette = readonly [string, string, string, string, string];

/** Shapes, and the gradients they refer to by `url(#name)`. */
export type Drawing = { shapes: string; gradients?: string };

export type Composition = (random: Random, palette: Palette) => Drawing;

export function sunset(random: Random, [dark, deep, first, second, light]: Palette): Drawing {
  const x = random.between(170, 470);
  const y = random.between(210, 330);
  const radius = random.between(90, 160);
  const waves = repeat(5, (index) => {
    const top = y + 70 + index * 62;
    const swing = random.between(-60, 60);
    const line = `M0 ${round(top)}C210 ${round(top - swing)} 430 ${round(top + swing)} ${SIDE} ${round(top - swing / 2)}V${SIDE}H0Z`;
    return `<path d="${line}" fill="${index % 2 ? deep : dark}" opacity="${round(0.55 + index * 0.1)}"/>`;
  });
  return {
    gradients: linear('sun', light, second) + linear('sky', deep, first) + radial('glow', second),
    shapes:
      rect(0, 0, SIDE, SIDE, 'url(#sky)') +
      circle(x, y, radius * 2.2, 'url(#glow)') +
      circle(x, y, radius, 'url(#sun)') +
      waves,
  };
}

export function blobs(random: Random, palette: Palette): Drawing {
  const spots = palette.slice(1).map((colour, index) => ({
    gradient: radial(`spot${index}`, colour),
    shape: circle(random.int(SIDE), random.int(SIDE), random.between(260, 460), `url(#spot${index})`),
  }));
  return {
    gradients: spots.map(({ gradient }) => gradient).join(''),
    shapes: spots.map(({ shape }) => shape).join(''),
  };
}

export function rings(random: Random, palette: Palette): Drawing {
  const x = random.between(160, 480);
  const y = random.between(160, 480);
  const step = random.between(34, 52);
  return {
    shapes: repeat(9, (index) =>
      circle(x + index * 6, y - index * 4, (10 - index) * step, palette[(index % 4) + 1]!, 'opacity=".82"'),
    ),
  };
}

export function quarterCircles(random: Random, palette: Palette): Drawing {
  const cell = SIDE / 4;
  return {
    shapes: repeat(16, (index) => {
      const turn = `rotate(${random.int(4) * 90} ${cell / 2} ${cell / 2})`;
      const place = `translate(${(index % 4) * cell} ${Math.floor(index / 4) * cell})`;
      const arc = `<path d="M0 0H${cell}A${cell} ${cell} 0 0 1 0 ${cell}Z" fill="${random.pick(palette)}"/>`;
      return `<g transform="${place} ${turn}">${rect(0, 0, cell, cell, random.pick(palette))}${arc}</g>`;
    }),
  };
}

export function stripes(random: Random, [, deep, first, second, light]: Palette): Drawing {
  const width = random.between(26, 54);
  const bars = repeat(12, (index) =>
    rect(-200 + index * width * 2, -300, width, 1300, index % 2 ? first : deep, 'opacity=".75"'),
  );
  return {
    gradients: linear('disc', light, second),
    shapes: `<g transform="rotate(${random.between(20, 70)} 320 320)">${bars}</g>${circle(random.between(220, 420), random.between(220, 420), random.between(110, 190), 'url(#disc)')}`,
  };
}

/** Ranges of hills with a low sun, as cut in wood. */
export function hills(random: Random, [dark, deep, first, second, light]: Palette): Drawing {
  const ranges = [second, first, deep, dark].map((colour, index) => {
    const top = 250 + index * 95;
    const swing = random.between(-90, 90);
    const lines = repeat(5, (line) => {
      const y = round(top + 14 + line * 18);
      return `<path d="M0 ${y}Q320 ${round(y - swing)} ${SIDE} ${y + 10}" stroke="${light}" stroke-width="2" fill="none" opacity=".22"/>`;
    });
    return `<path d="M0 ${top}Q320 ${round(top - swing)} ${SIDE} ${top + 10}V${SIDE}H0Z" fill="${colour}"/>${lines}`;
  });
  const sun = circle(random.between(150, 490), random.between(140, 240), random.between(60, 110), second);
  return { shapes: rect(0, 0, SIDE, SIDE, light) + sun + ranges.join('') };
}

/** Torn paper over a disc. */
export function collage(random: Random, palette: Palette): Drawing {
  const [dark, , first, second, light] = palette;
  const scraps = repeat(4, (index) => {
    const [x, y] = [random.between(-60, 420), random.between(-60, 420)];
    const [width, height] = [random.between(160, 420), random.between(120, 360)];
    const corners = [
      [x, y + random.between(0, 50)],
      [x + width, y],
      [x + width + random.between(-60, 40), y + height],
      [x + random.between(0, 60), y + height + random.between(-40, 40)],
    ];
    const points = corners.map((corner) => corner.map(round).join(',')).join(' ');
    return `<polygon points="${points}" fill="${palette[(index + 1) % 5]!}" opacity=".92"/>`;
  });
  const disc = circle(random.between(200, 440), random.between(200, 440), random.between(90, 170), second);
  const bars = repeat(3, (index) => rect(60, 520 + index * 26, random.between(140, 420), 12, dark));
  return { shapes: rect(0, 0, SIDE, SIDE, random.pick([light, first])) + scraps + disc + bars };
}

/** Columns of two colours, one of them broken by a disc. */
export function columns(random: Random, [dark, deep, first, second, light]: Palette): Drawing {
  const count = 5 + random.int(4);
  const width = SIDE / count;
  const bars = repeat(count, (index) => {
    const height = random.between(120, 560);
    const top = index % 2 ? 0 : SIDE - height;
    return rect(index * width + 6, top, width - 12, height, random.pick([deep, first, first, second]));
  });
  const [ground, moon] = random.pick([
    [dark, light],
    [light, dark],
  ] as const);
  const disc = circle(random.between(180, 460), random.between(180, 460), random.between(70, 130), moon);
  return { shapes: rect(0, 0, SIDE, SIDE, ground) + bars + disc };
}

/** A picture in a wide margin, with lines where the names of the performers stand. */
export function framed(random: Random, [dark, deep, first, second, light]: Palette): Drawing {
  const y = random.between(330, 420);
  const lines = repeat(3, (index) =>
    rect(320 - [150, 110, 60][index]!, 62 + index * 26, [300, 220, 120][index]!, 10, dark),
  );
  const sun = circle(random.between(200, 440), y - random.between(20, 90), random.between(40, 80), second);
  const shore = `<path d="M90 ${round(y)}C240 ${round(y - random.between(20, 120))} 400 ${round(y + random.between(10, 90))} 550 ${round(y)}V570H90Z" fill="${deep}"/>`;
  return {
    gradients: linear('picture', first, second),
    shapes: rect(0, 0, SIDE, SIDE, light) + lines + rect(90, 160, 460, 410, 'url(#picture)') + sun + shore,
  };
}

/** Jagged mountains under a pale moon. */
export function peaks(random: Random, [dark, deep, first, second, light]: Palette): Drawing {
  const ridges = [first, deep, dark].map((colour, index) => {
    const points = Array.from({ length: 10 }, (_, at) => {
      const y = 330 + index * 95 - (at % 2 ? random.between(60, 230) : random.between(-30, 30));
      return `${round((at * SIDE) / 9)},${round(y)}`;
    });
    return `<polygon points="0,${SIDE} ${points.join(' ')} ${SIDE},${SIDE}" fill="${colour}" opacity=".9"/>`;
  });
  const moon = circle(random.between(140, 500), random.between(110, 220), random.between(40, 110), light);
  const halo = circle(320, 200, 330, 'url(#halo)');
  return { gradients: radial('halo', second), shapes: halo + moon + ridges.join('') };
}
