/** Ends the task: fulfilled in another one, before which the browser may paint and take input. */
export function nextTask(): Promise<void> {
  // Nested timers are delayed by 4 ms, so a message channel is used.
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
