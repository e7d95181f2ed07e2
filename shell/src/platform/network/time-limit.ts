/** Settles like the promise, or with undefined after `ms`. */
export function withinMs<Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([promise, end]).finally(() => clearTimeout(timer));
}

export function waitMs(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
