// Parses LRC, the format of synced lyrics: https://en.wikipedia.org/wiki/LRC_(file_format).
import type { Lyrics } from '@segue/contract';

type Line = Extract<Lyrics, { kind: 'synced' }>['lines'][number];

/** `[mm:ss]`, `[mm:ss.xx]` or `[mm:ss.xxx]`; some programs write a colon before the fraction. */
const STAMP = /\[(\d{1,3}):([0-5]\d)(?:[.:](\d{1,3}))?\]\s*/g;
const STAMPED_LINE = new RegExp(`^\\s*((?:${STAMP.source})+)(.*)$`);
/** Time stamps of single words. */
const WORD_STAMP = /<\d{1,3}:[0-5]\d(?:[.:]\d{1,3})?>\s*/g;
const OFFSET = /^\s*\[offset:\s*([+-]?\d{1,6})\s*\]\s*$/im;
const LINES_MAX = 2000;

/** The lines in the order of their times; a positive offset makes them earlier. Text without a time is left out. */
export function parseLrc(text: string): Line[] {
  const offset = Number(OFFSET.exec(text)?.[1] ?? 0);
  const lines = text.split(/\r\n|\r|\n/).flatMap((line) => {
    const [, stamps = '', ...groups] = STAMPED_LINE.exec(line) ?? [];
    const words = (groups.at(-1) ?? '').replace(WORD_STAMP, '').trim();
    return [...stamps.matchAll(STAMP)].map(([, minutes, seconds, fraction = '']) => ({
      at: Math.max(
        0,
        Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(fraction.padEnd(3, '0')) - offset,
      ),
      text: words,
    }));
  });
  return lines.sort((one, other) => one.at - other.at).slice(0, LINES_MAX);
}
