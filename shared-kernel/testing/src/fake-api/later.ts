export type Later<Value> = {
  promise: Promise<Value>;
  arrive: (value: Value) => void;
  fail: (error: unknown) => void;
};

/** A promise that the test settles, for example as a late response. */
export function later<Value>(): Later<Value> {
  let arrive!: Later<Value>['arrive'];
  let fail!: Later<Value>['fail'];
  const promise = new Promise<Value>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  return { promise, arrive, fail };
}
