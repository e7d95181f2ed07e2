/** A running sandbox for the tests of a file. */
import { createSandbox, type Sandbox } from '../create-sandbox';

/** Starts one sandbox on a free port for all tests of the file, and resets it before each. */
export function sandboxPerFile(): Sandbox {
  let current: Sandbox;
  beforeAll(async () => {
    current = await createSandbox({ port: 0 });
  });
  beforeEach(() => current.reset());
  afterAll(() => current.close());
  return new Proxy({} as Sandbox, { get: (_, name: keyof Sandbox) => current[name] });
}
