#!/usr/bin/env node
// `segue-remote`: writes, develops, tests, builds and publishes the remote in the current folder.
import { ReleaseError } from '@segue/releases';
import { UserError } from '../user-error.mjs';

const USAGE = `segue-remote new <name>            writes a remote into this folder
segue-remote dev [--segue <URL>]   serves it from source in front of a running Segue (http://127.0.0.1:4000)
segue-remote test [Jest options]   runs its tests
segue-remote build                 builds it into dist/
segue-remote publish --to <folder or https origin>
                                   builds it and publishes the version in remote.json; nobody sees it before it is promoted`;

const COMMANDS = ['new', 'dev', 'test', 'build', 'publish'];

try {
  const [command, ...args] = process.argv.slice(2);
  if (!COMMANDS.includes(command)) throw new UserError(USAGE);
  const { run } = await import(`./${command}.mjs`);
  process.exitCode = (await run(process.cwd(), args)) ?? 0;
} catch (error) {
  const isForUser =
    error instanceof UserError || error instanceof ReleaseError || error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(isForUser ? error.message : error);
  process.exitCode = 1;
}
