/** A relative time inside a sentence; the names of months keep their capital. */
export function inSentence(time: string): string {
  return time.replace(/^(Just|Yesterday|Never)/, (word) => word.toLowerCase());
}
