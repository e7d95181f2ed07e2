// Serves one remote from source. The loader checks hashes in development too, so every compiled entry gets its own
// URL, and older entries stay available for pages that are still open.
import { integrityOf } from '@segue/remote-kit/releases';
import { kernelVersion } from '../kernel/versions.mjs';
import { at, readJson, root } from '../start/paths.mjs';

const ENTRY = /^\/entries\/([\w-]+)\/remoteEntry\.js$/;

export class DevRemote {
  #name;
  #port;
  #compiled;
  #entries = new Map();

  constructor(name, port, compiler) {
    this.#name = name;
    this.#port = port;
    this.#compiled = new Promise((resolve) => {
      compiler.hooks.afterDone.tap('DevRemote', () => {
        this.#keep(compiler);
        resolve();
      });
    });
  }

  #latest;

  #keep(compiler) {
    try {
      const content = compiler.outputFileSystem.readFileSync(
        at('remotes', this.#name, 'dist/remoteEntry.js'),
      );
      const integrity = integrityOf(content);
      this.#latest = { integrity, id: Buffer.from(integrity).toString('base64url').slice(-24) };
      this.#entries.set(this.#latest.id, content);
    } catch {
      // The first compilation failed; its errors are on the console.
    }
  }

  /** Serves compiled entries by hash. */
  middleware = (request, response, next) => {
    const content = this.#entries.get(ENTRY.exec(request.url ?? '')?.[1]);
    if (!content) return next();
    response.setHeader('Content-Type', 'text/javascript');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end(content);
  };

  /** The registry entry of the latest compilation; waits for the first one. */
  async registryEntry() {
    await this.#compiled;
    const manifest = readJson(at('remotes', this.#name, 'remote.json'));
    return {
      ...manifest,
      // Compiled together with the shell, so any name of the kernel may be in use.
      kernel: `^${kernelVersion(root)}`,
      container: `${this.#name}_development`,
      entry: `http://127.0.0.1:${this.#port}/entries/${this.#latest?.id}/remoteEntry.js`,
      integrity: this.#latest?.integrity,
    };
  }
}
