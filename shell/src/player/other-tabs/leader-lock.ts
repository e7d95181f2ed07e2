// The Web Lock that the tab which plays holds for as long as it lives.

export const lockOf = (id: string) => `segue-player-${id}`;

/** Whether another tab of this browser leads the player. */
export async function isAnotherTabPlaying(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  return held.some(({ name }) => name?.startsWith(lockOf('')));
}
