/** What is played when: a song is sections of eight bars, bars of sixteen steps, and every step can be asked alone. */
import type { Genre } from '../catalogue/genres';
import { seededRandom } from '../core/random';
import { STYLES, type Style, type Timbre } from './styles';
import { SAMPLE_RATE } from './wav';

export type Note = {
  startSample: number;
  hertz: number;
  loudness: number;
  seconds: number;
  timbre: Timbre | 'pad' | 'bass';
};
export type Hit = { startSample: number; drum: 'kick' | 'snare' | 'hat'; loudness: number };

export type Score = {
  samplesPerStep: number;
  sea: number;
  /** Longest time any note can still be heard after it began. */
  longestSamples: number;
  notesAt: (step: number) => Note[];
  hitsAt: (step: number) => Hit[];
};

const STEPS_PER_BAR = 16;
const BARS_PER_SECTION = 8;
/** Which instruments play in each section; the list repeats after the opening. */
const SECTIONS = ['intro', 'verse', 'full', 'break', 'full', 'verse', 'full', 'break'] as const;

const PROGRESSIONS: readonly (readonly number[])[] = [
  [0, 5, 3, 4],
  [0, 3, 5, 4],
  [5, 3, 0, 4],
  [0, 4, 5, 3],
  [0, 2, 3, 3],
  [3, 0, 4, 5],
  [0, 6, 3, 0],
  [1, 4, 0, 5],
];

export function composeScore(seed: string, genre: Genre): Score {
  const style = STYLES[genre];
  const random = seededRandom(`score:${seed}`);
  const tempo = random.between(style.tempo[0], style.tempo[1]);
  const root = 45 + random.int(12);
  const mode = random.pick(style.modes);
  const chords = random.pick(PROGRESSIONS);
  const otherChords = random.pick(PROGRESSIONS);
  const timbre = random.pick(style.lead);
  const pattern = pickPatterns(random.pick, style);
  const climb = random.shuffle([0, 2, 4, 6, 7, 4, 2, 9]);
  const motif = Array.from({ length: 16 }, () =>
    random.chance(0.42) ? random.pick([0, 2, 4, 4, 5, 7, 8, 9]) : null,
  );
  const samplesPerStep = Math.round((SAMPLE_RATE * 60) / tempo / 4);
  const stepSeconds = samplesPerStep / SAMPLE_RATE;

  const hertz = (degree: number, octave: number) => {
    const wrapped = ((degree % 7) + 7) % 7;
    const semitone = (mode[wrapped] ?? 0) + 12 * (Math.floor(degree / 7) + octave);
    return 440 * 2 ** ((root + semitone - 69) / 12);
  };
  const placeOf = (step: number) => {
    const bar = Math.floor(step / STEPS_PER_BAR);
    const section = Math.floor(bar / BARS_PER_SECTION);
    const kind = SECTIONS[section % SECTIONS.length] ?? 'full';
    const row = kind === 'break' ? otherChords : chords;
    return { inBar: step % STEPS_PER_BAR, bar, section, kind, chord: row[bar % row.length] ?? 0 };
  };
  const startOf = (step: number) =>
    step * samplesPerStep + (step % 2 === 1 ? Math.round(style.swing * samplesPerStep) : 0);

  return {
    samplesPerStep,
    sea: style.sea,
    longestSamples: Math.ceil(Math.max(3, STEPS_PER_BAR * stepSeconds * 1.25) * SAMPLE_RATE),
    notesAt(step) {
      const { inBar, bar, section, kind, chord } = placeOf(step);
      const startSample = startOf(step);
      const notes: Note[] = [];
      if (inBar === 0 && style.pad > 0) {
        for (const degree of [0, 2, 4]) {
          notes.push({
            startSample,
            hertz: hertz(chord + degree, 0),
            loudness: 0.085 * style.pad,
            seconds: STEPS_PER_BAR * stepSeconds * 1.2,
            timbre: 'pad',
          });
        }
      }
      if (kind !== 'intro' && pattern.bass[inBar] === 'x') {
        notes.push({
          startSample,
          hertz: hertz(inBar >= 12 ? chord + 4 : chord, -1),
          loudness: 0.26,
          seconds: Math.min(0.9, stepSeconds * 5),
          timbre: 'bass',
        });
      }
      if (pattern.arpeggio[inBar] === 'x') {
        const turn = climb[(inBar + (bar % 2) * 3 + section) % climb.length] ?? 0;
        notes.push({
          startSample,
          hertz: hertz(chord + turn, 1),
          loudness: inBar % 4 === 0 ? 0.15 : 0.11,
          seconds: 1.6,
          timbre,
        });
      }
      const melody = motif[(inBar + (bar % 4 === 3 ? 5 : 0)) % motif.length] ?? null;
      if (melody !== null && inBar % 2 === 0 && (kind === 'full' || kind === 'break') && bar % 2 === 0) {
        notes.push({
          startSample,
          hertz: hertz(melody + (chord % 2), 2),
          loudness: 0.075,
          seconds: 2,
          timbre: timbre === 'pulse' ? 'pluck' : 'bell',
        });
      }
      return notes;
    },
    hitsAt(step) {
      const { inBar, bar, kind } = placeOf(step);
      const startSample = startOf(step);
      const hits: Hit[] = [];
      if (kind === 'intro' || kind === 'break') return hits;
      if (pattern.kick[inBar] === 'x') hits.push({ startSample, drum: 'kick', loudness: 0.42 });
      if (pattern.snare[inBar] === 'x') hits.push({ startSample, drum: 'snare', loudness: 0.2 });
      if (pattern.hat[inBar] === 'x' && (kind === 'full' || bar % 2 === 1)) {
        hits.push({ startSample, drum: 'hat', loudness: inBar % 4 === 2 ? 0.085 : 0.055 });
      }
      return hits;
    },
  };
}

function pickPatterns(pick: <T>(list: readonly T[]) => T, style: Style) {
  return {
    arpeggio: pick(style.arpeggio),
    bass: pick(style.bass),
    kick: pick(style.kick),
    snare: pick(style.snare),
    hat: pick(style.hat),
  };
}
