export type Side = { title: string; artists: string[]; seconds: number };
export type LabelledPair = { isSame: boolean; one: Side; other: Side; line: string };

/**
 * Reads pairs that were labelled by hand, one a line: `=` the same song, `x` not; then title · artists · seconds of both. Names are
 * invented; the forms are those of real titles and uploads. Radio edits, remasters and videos are the same song; what somebody else
 * made of it, or what was played anew, is not.
 */
export function readPairs(text: string): readonly LabelledPair[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [one = '', other = ''] = splitSides(line.slice(2));
      return { isSame: line.startsWith('='), one: side(one), other: side(other), line };
    });
}

// A title may contain the separator itself: the second side has the last two dots.
function splitSides(text: string): string[] {
  const at = /· \d+ \| /.exec(text);
  if (!at) throw new Error(`Not a pair: ${text}`);
  const end = at.index + at[0].length;
  return [text.slice(0, end - 3), text.slice(end)];
}

function side(text: string): Side {
  const [title = '', artists = '', seconds = ''] = text.split(' · ');
  return { title, artists: artists.split(', '), seconds: Number(seconds) };
}
