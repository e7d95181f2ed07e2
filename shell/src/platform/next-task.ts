/** Ends the task: fulfilled in another one, before which the browser may paint and take input. */
export function nextTask(): Promise<void> {
  // A timer waits 4 ms once a few of them are nested.
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      // An open port is never garbage-collected.
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
