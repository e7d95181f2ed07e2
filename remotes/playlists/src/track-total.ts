/** '1 track', '12 tracks'. */
export function trackTotal(count: number): string {
  return `${count} ${count === 1 ? 'track' : 'tracks'}`;
}
