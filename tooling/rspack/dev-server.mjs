// Settings of the development servers. All bundles of the page share the shell's React Refresh runtime.
const FIRST_PORT = 4100;

/** The port, shifted by DEV_FIRST_PORT for machines where the default block is in use. */
export function portOf(port) {
  return port - FIRST_PORT + Number(process.env.DEV_FIRST_PORT ?? FIRST_PORT);
}

/** `devServer` settings for a port. */
export function devServerOf(port) {
  return {
    host: '127.0.0.1',
    port: portOf(port),
    hot: true,
    liveReload: true,
    allowedHosts: ['127.0.0.1', 'localhost'],
    headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
    client: {
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      // The page is on the shell's port; hot updates of a remote come from the remote's port.
      webSocketURL: `ws://127.0.0.1:${portOf(port)}/ws`,
    },
  };
}
