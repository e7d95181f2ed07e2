export type Later<Value> = {
  promise: Promise<Value>;
  arrive: (value: Value) => void;
  fail: (why: unknown) => void;
};

/** An answer the test gives when it wants to. */
export function later<Value>(): Later<Value> {
  let arrive!: Later<Value>['arrive'];
  let fail!: Later<Value>['fail'];
  const promise = new Promise<Value>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  return { promise, arrive, fail };
}
