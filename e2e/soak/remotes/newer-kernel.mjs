// Publishes a shell and the remote of the terms of a clone whose kernel has one name more, which both have, as version 2.0.0.
//   node e2e/soak/remotes/newer-kernel.mjs <folder of the deployment> <version of the kernel> <text that the remote shows of the name>
import { folderStore, publishRelease, publishShell } from '@segue/remote-kit/releases';
import { readBuild, readBuiltShell } from '@segue/remote-kit/build/read-build';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeKernelVersion } from '../../../tooling/kernel/versions.mjs';
import { cloneInto, runCommand } from './guide.mjs';

const version = '2.0.0';
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
  appendFileSync(join(clone, 'shared-kernel/stores/src/index.ts'), `export const NEW_NAME = '${text}';\n`);
  edit(
    join(clone, 'remotes/legal/src/about-screen.tsx'),
    (code) => `import { NEW_NAME } from '@segue/stores';\n${code.replace('<h1>', '<h1>{NEW_NAME}: ')}`,
  );
  await runCommand('node tooling/rspack/build.mjs shell legal', clone);
  const store = folderStore(deployment);
  await publishRelease(store, { ...readBuild(join(clone, 'remotes/legal')), version });
  const { contents, ...shell } = readBuiltShell(join(clone, 'shell'));
  const info = { ...JSON.parse(String(contents['shell.json'])), version };
  contents['shell.json'] = Buffer.from(JSON.stringify(info));
  await publishShell(store, { ...shell, version, contents });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
