// A copy of the checkout in which the kernel makes steps: each gives a shell and a build of the legal remote.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Changed by a step: the copy has files of its own. */
const OWN_PACKAGES = ['@segue', 'react'];
const CONTRACT = 'shared-kernel/contract/src/index.ts';
const REMOTE = 'remotes/legal/src/remote.ts';

/** A shell that was built, or the legal remote; `kernel` is its kernel, or the range that it needs. */
export type Build = { title: string; folder: string; kernel: string };

export type Checkout = {
  folder: string;
  /** Runs a script of the copy, and returns its output. Throws with the output when it fails. */
  run: (script: string, ...args: string[]) => string;
  edit: (file: string, change: (text: string) => string) => void;
  remove: () => void;
};

export function copyCheckout(): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'segue-kernel-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean)) {
    // Deleted, but not committed yet.
    try {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(join(root, file), join(folder, file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const [from, to] = [join(root, 'node_modules', name), join(folder, 'node_modules', name)];
    if (OWN_PACKAGES.includes(name)) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
  return {
    folder,
    run: (script, ...args) => {
      try {
        return execFileSync(process.execPath, [join(folder, script), ...args], {
          cwd: folder,
          encoding: 'utf8',
          stdio: 'pipe',
          env: { ...process.env, NODE_ENV: '' },
        });
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        throw new Error(`${script} ${args.join(' ')}: ${stdout}${stderr}`);
      }
    },
    edit: (file, change) =>
      writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8'))),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Builds shell and remote with the kernels of five steps. The copy starts with the kernel of this checkout, released. */
export function buildSteps(checkout: Checkout): { shells: Build[]; remotes: Build[] } {
  const shells: Build[] = [];
  const remotes: Build[] = [];
  const kernel = (...args: string[]) => checkout.run('tooling/kernel/kernel.mjs', ...args);
  const keep = (from: string, list: Build[], title: string) => {
    const to = join(checkout.folder, 'kept', title.replaceAll(/\W+/g, '-'));
    cpSync(join(checkout.folder, from, 'dist'), to, { recursive: true });
    const file = list === shells ? 'shell.json' : 'build.json';
    const info = JSON.parse(readFileSync(join(to, file), 'utf8')) as {
      kernel?: string;
      needs?: { kernel: string };
    };
    list.push({ title, folder: to, kernel: info.kernel ?? info.needs?.kernel ?? '' });
  };
  const build = (shell: string | null, remote: string) => {
    checkout.run('tooling/rspack/build.mjs', ...(shell ? ['shell'] : []), 'legal');
    if (shell) keep('shell', shells, shell);
    keep('remotes/legal', remotes, remote);
  };

  kernel('release');
  build('shell of the released kernel', 'remote of the released kernel');

  checkout.edit(CONTRACT, (text) => `${text}\nexport const LATER_LIMIT = 7;\n`);
  kernel('update');
  build('shell with a name added', 'remote of that kernel that does not use the name');
  checkout.edit(REMOTE, (text) =>
    `import { LATER_LIMIT } from '@segue/contract';\n${text}`.replace(
      'TermsScreen });',
      'TermsScreen }, { dispose: () => { document.title = String(LATER_LIMIT); } });',
    ),
  );
  build(null, 'remote that uses the added name');

  kernel('release');
  checkout.edit('node_modules/react/package.json', (text) =>
    text.replace(
      /"version": "(\d+)\.(\d+)\.\d+"/,
      (_, major: string, minor: string) => `"version": "${major}.${Number(minor) + 1}.0"`,
    ),
  );
  checkout.edit(REMOTE, (text) =>
    text.replace(/import \{ LATER_LIMIT.*\n/, '').replace(/, \{ dispose.*\} \}\);/, ');'),
  );
  kernel('update');
  build('shell with a newer minor of React', 'remote built with the newer React');

  kernel('release');
  checkout.edit(CONTRACT, (text) => text.replace(/\nexport const LATER_LIMIT.*\n/, ''));
  kernel('version', 'major');
  build('shell of the next major', 'remote of the next major');
  return { shells, remotes };
}
