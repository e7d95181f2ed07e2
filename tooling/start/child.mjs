// Runs a program so that it never outlives the command that started it: when the channel to that command closes,
// for whatever reason, the program is asked to stop and, if it does not, ended.
import { pathToFileURL } from 'node:url';

const LAST_MOMENT_MS = 5_000;
const [program] = process.argv.slice(2);

function end() {
  setTimeout(() => process.exit(1), LAST_MOMENT_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}
process.on('disconnect', end);
// Listening for the end must not itself keep the program alive.
process.channel?.unref();
// The program sees itself as started directly.
process.argv.splice(1, 2, program);
await import(pathToFileURL(program).href);
// It may have gone before anybody listened.
if (process.connected === false) end();
