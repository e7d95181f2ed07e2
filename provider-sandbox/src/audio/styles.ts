/** How each genre sounds: pace, mode, which instruments play, and what the drums do in a bar of sixteen steps. */
import type { Genre } from '../catalogue/genres';

export type Timbre = 'pluck' | 'bell' | 'keys' | 'string' | 'pulse';

export type Style = {
  tempo: readonly [number, number];
  modes: readonly (readonly number[])[];
  lead: readonly Timbre[];
  /** Steps of sixteen on which the arpeggio speaks. */
  arpeggio: readonly string[];
  bass: readonly string[];
  kick: readonly string[];
  snare: readonly string[];
  hat: readonly string[];
  pad: number;
  sea: number;
  swing: number;
};

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const MINOR = [0, 2, 3, 5, 7, 8, 10];
const DORIAN = [0, 2, 3, 5, 7, 9, 10];
const LYDIAN = [0, 2, 4, 6, 7, 9, 11];
const MIXOLYDIAN = [0, 2, 4, 5, 7, 9, 10];

const NONE = '................';

const style = (fields: Partial<Style> & Pick<Style, 'tempo'>): Style => ({
  modes: [MAJOR, MINOR],
  lead: ['pluck'],
  arpeggio: ['x..x..x.x..x..x.', 'x.x.x.x.x.x.x.x.'],
  bass: ['x.......x.......'],
  kick: [NONE],
  snare: [NONE],
  hat: [NONE],
  pad: 0.5,
  sea: 0,
  swing: 0,
  ...fields,
});

export const STYLES: Readonly<Record<Genre, Style>> = {
  Ambient: style({
    tempo: [58, 74],
    modes: [LYDIAN, MAJOR],
    lead: ['bell'],
    arpeggio: ['x.....x.....x...', 'x...x.....x.....'],
    bass: ['x...............'],
    pad: 1,
    sea: 0.25,
  }),
  'Lo-fi': style({
    tempo: [70, 86],
    modes: [DORIAN, MAJOR],
    lead: ['keys'],
    arpeggio: ['x..x..x...x..x..', 'x...x..x..x.x...'],
    bass: ['x.....x...x.....'],
    kick: ['x.......x.x.....', 'x..x....x.......'],
    snare: ['....x.......x...'],
    hat: ['x.x.x.x.x.x.x.x.'],
    pad: 0.35,
    swing: 0.22,
  }),
  House: style({
    tempo: [118, 126],
    modes: [MINOR, DORIAN],
    lead: ['keys', 'pluck'],
    arpeggio: ['..x..x....x..x..', 'x..x..x...x..x.x'],
    bass: ['..x...x...x...x.', 'x..x..x.x..x..x.'],
    kick: ['x...x...x...x...'],
    snare: ['....x.......x...'],
    hat: ['..x...x...x...x.', '..x...x...x..xx.'],
    pad: 0.4,
  }),
  Synthwave: style({
    tempo: [92, 112],
    modes: [MINOR],
    lead: ['pulse'],
    arpeggio: ['x.x.x.x.x.x.x.x.', 'xxx.xxx.xxx.xxx.'],
    bass: ['x.x.x.x.x.x.x.x.'],
    kick: ['x.......x.......', 'x...x...x...x...'],
    snare: ['....x.......x...'],
    hat: ['..x...x...x...x.'],
    pad: 0.6,
  }),
  Folk: style({
    tempo: [84, 112],
    modes: [MAJOR, MIXOLYDIAN],
    lead: ['string'],
    arpeggio: ['x.x.xxx.x.x.xxx.', 'x..xx.x.x..xx.x.'],
    bass: ['x.......x.......', 'x.......x...x...'],
    hat: [NONE, '....x.......x...'],
    pad: 0.2,
  }),
  Chamber: style({
    tempo: [66, 88],
    modes: [MINOR, MAJOR],
    lead: ['string', 'keys'],
    arpeggio: ['x.xx.xx.x.xx.xx.', 'x...x...x...x...'],
    bass: ['x...............', 'x.......x.......'],
    pad: 0.85,
  }),
  Dub: style({
    tempo: [68, 78],
    modes: [MINOR, DORIAN],
    lead: ['keys'],
    arpeggio: ['..x...x...x...x.', '....x..x....x...'],
    bass: ['x..x....x..x.x..', 'x.....x.x..x....'],
    kick: ['........x.......'],
    snare: ['........x.......'],
    hat: ['x.x.x.x.x.x.xxx.'],
    pad: 0.3,
    swing: 0.12,
  }),
  Techno: style({
    tempo: [124, 134],
    modes: [MINOR],
    lead: ['pulse', 'pluck'],
    arpeggio: ['x..x..x..x..x.x.', '..x..x.x..x..x..'],
    bass: ['..x...x...x...x.'],
    kick: ['x...x...x...x...'],
    snare: [NONE, '............x...'],
    hat: ['..x...x...x...x.', 'xxx.xxx.xxx.xxx.'],
    pad: 0.35,
  }),
  'Dream Pop': style({
    tempo: [82, 104],
    modes: [MAJOR, LYDIAN],
    lead: ['bell', 'pluck'],
    arpeggio: ['x.x.x.x.x.x.x.x.', 'x..x..x.x..x..x.'],
    bass: ['x...x...x...x...'],
    kick: ['x.......x.x.....'],
    snare: ['....x.......x...'],
    hat: ['x.x.x.x.x.x.x.x.'],
    pad: 0.8,
  }),
  Jazz: style({
    tempo: [88, 124],
    modes: [DORIAN, MIXOLYDIAN],
    lead: ['keys'],
    arpeggio: ['..x..x..x....x..', 'x..x....x.x..x..'],
    bass: ['x...x...x...x...'],
    kick: [NONE],
    snare: [NONE, '...........x....'],
    hat: ['x...x.x.x...x.x.'],
    pad: 0.15,
    swing: 0.33,
  }),
  Breakbeat: style({
    tempo: [128, 142],
    modes: [MINOR, DORIAN],
    lead: ['pluck', 'keys'],
    arpeggio: ['x..x..x.x..x..x.', 'x.....x...x.....'],
    bass: ['x.....x..x......', 'x..x......x.....'],
    kick: ['x.x.......xx....', 'x.......x.x.....'],
    snare: ['....x..x.x..x...', '....x.......x...'],
    hat: ['x.x.x.x.x.x.x.x.'],
    pad: 0.45,
  }),
  'Field Recording': style({
    tempo: [48, 60],
    modes: [LYDIAN, MAJOR],
    lead: ['bell'],
    arpeggio: ['x...............', '........x.......'],
    bass: [NONE],
    pad: 0.35,
    sea: 1,
  }),
};
