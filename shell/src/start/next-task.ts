/** What of the browser's scheduler is used here; browsers before 2025 lack it. */
type Scheduler = { yield: () => Promise<void> };

/** Ends the task: fulfilled in another one, before which the browser may paint and take input. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler) return scheduler.yield();
  // A timer waits 4 ms once a few of them are nested.
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
