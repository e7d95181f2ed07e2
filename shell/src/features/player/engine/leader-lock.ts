// The Web Lock that the leader tab holds until it is closed.

export const lockOf = (id: string) => `segue-player-${id}`;

export async function isAnotherTabPlaying(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  return held.some(({ name }) => name?.startsWith(lockOf('')));
}
