// Builds a shell and the remote of the terms in a clone whose kernel has one name more, which both have. The remote is published as
// version 2.0.0; the shell is copied into the folder `shell-2` of the deployment.
//   node e2e/soak/remotes/newer-kernel.mjs <folder of the deployment> <version of the kernel> <text that the remote shows of the name>
import { folderStore, publish } from '@segue/remote-kit/releases';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeKernelVersion } from '../../../tooling/kernel/versions.mjs';
import { cloneInto, runCommand } from './guide.mjs';

const [deployment = '', kernel = '', text = ''] = process.argv.slice(2);

function edit(file, change) {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} was not changed.`);
  writeFileSync(file, after);
}

const folder = mkdtempSync(join(tmpdir(), 'segue-newer-'));
const clone = join(folder, 'segue');
try {
  await cloneInto(clone);
  writeKernelVersion(clone, kernel);
  appendFileSync(
    join(clone, 'shared-kernel/kernel/src/state/index.ts'),
    `export const NEW_NAME = '${text}';\n`,
  );
  edit(
    join(clone, 'remotes/legal/src/about-screen.tsx'),
    (code) => `import { NEW_NAME } from '@segue/kernel/state';\n${code.replace('<h1>', '<h1>{NEW_NAME}: ')}`,
  );
  await runCommand('node tooling/rspack/build.mjs shell legal', clone);
  const built = join(clone, 'remotes/legal/dist');
  const manifest = JSON.parse(readFileSync(join(built, 'manifest.json'), 'utf8'));
  const contentOf = async (file) => readFileSync(join(built, file));
  await publish(folderStore(join(deployment, 'remotes')), { ...manifest, version: '2.0.0' }, contentOf);
  cpSync(join(clone, 'shell/dist'), join(deployment, 'shell-2'), { recursive: true });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
