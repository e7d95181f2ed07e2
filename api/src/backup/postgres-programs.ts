// Runs PostgreSQL's own programs. The password travels in their environment, never on a command line, which every user of the
// machine may read: https://www.postgresql.org/docs/current/libpq-envars.html
import { spawn } from 'node:child_process';

type Program = 'pg_dump' | 'pg_restore';

/** Runs the program on the database; resolves with its output, or throws its last line of errors. */
export async function runOnDatabase(program: Program, url: string, args: readonly string[]): Promise<string> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password) || address.searchParams.get('password');
  address.password = '';
  address.searchParams.delete('password');
  return runProgram(program, [...args, '--no-password', `--dbname=${address.href}`], {
    ...(password && { PGPASSWORD: password }),
  });
}

/** Runs the program; resolves with its output, or throws its last line of errors. */
export async function runProgram(
  program: Program,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(program, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  let errors = '';
  child.stdout.on('data', (part: Buffer) => output.push(part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(missing(program)) : error;
  });
  if (code === 0) return Buffer.concat(output).toString('utf8');
  throw new Error(errors.trim().split('\n').at(-1) || `${program} ended with code ${code}`);
}

const missing = (program: Program): string =>
  `${program} is not installed on this machine: install the client programs of PostgreSQL (Debian: apt-get install ` +
  'postgresql-client), in the version of the database or newer';
