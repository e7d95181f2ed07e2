// Loaded into a server with `--import`: ends the server when its parent process ends.
const EXIT_AFTER_MS = 5_000;

function exit() {
  setTimeout(() => process.exit(1), EXIT_AFTER_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}

process.on('disconnect', exit);
// The channel alone does not keep the server running.
process.channel?.unref();
// The parent may have ended while this module was loading.
if (process.connected === false) exit();
