// The registry of remotes, composed from their pointers: in the folder of the build, or below REMOTES_URL.
import { folderStore, httpStore, readLive } from '@segue/remote-kit/releases';
import fp from 'fastify-plugin';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { liveRemotes } from './live-remotes';
import { registryFileOf, type RegistryFile } from './registry-file';
import { watchFile } from './watched-file';

const POLL_MS = 5000;
const shellSchema = z.object({
  version: z.string(),
  kernel: z.string(),
  files: z._default(z.array(z.string()), []),
});

/** Written by the shell's build. `files` are paths below the origin. */
type Shell = z.infer<typeof shellSchema>;

declare module 'fastify' {
  interface FastifyInstance {
    registry: {
      read: () => Promise<RegistryFile>;
      /** Remotes whose files do not match their pointers. */
      problems: () => readonly { remote: string; reason: string }[];
      /** Null until the shell is built. */
      shell: () => Promise<Shell | null>;
    };
  }
}

export const registryPlugin = fp(
  async (app) => {
    const { distDir, remotesUrl, remotes } = app.config;
    const dist = resolve(distDir);
    const disk = folderStore(join(dist, 'remotes'));
    const live = liveRemotes({
      store: remotesUrl === null ? disk : httpStore(remotesUrl),
      names: async () => (remotes.length > 0 ? remotes : disk.list()),
      spareOf: async (name) =>
        remotesUrl === null ? undefined : (await readLive(disk, name).catch(() => undefined))?.entry,
      log: app.log,
    });
    // Read at each change: a new shell may be copied beside a running server.
    const shellFile = watchFile(join(dist, 'shell/shell.json'), readShell, (error) =>
      app.log.error({ err: error }, 'shell.json cannot be read'),
    );

    let shell = '';
    let changes = 0;
    let file = registryFileOf([], shell);
    async function compose(): Promise<RegistryFile> {
      const present = (await shellFile.read())?.version ?? '';
      if (live.changes() === changes && present === shell) return file;
      changes = live.changes();
      shell = present;
      return (file = registryFileOf(live.entries(), shell));
    }

    const isFar = remotesUrl !== null;
    app.decorate('registry', {
      // Pages never wait for another origin.
      read: isFar ? compose : () => live.update().then(compose),
      problems: live.problems,
      shell: () => shellFile.read(),
    });
    await live.update();
    if (!isFar) return;
    const timer = setInterval(() => void live.update(), POLL_MS);
    timer.unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'registry' },
);

function readShell(text: string): Shell {
  const { files, ...shell } = shellSchema.parse(JSON.parse(text));
  return { ...shell, files: files.map((file) => `/${file}`) };
}
