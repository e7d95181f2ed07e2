// Development servers: where they listen, and how one React Refresh serves the whole page.
import { fileURLToPath } from 'node:url';

/** Global under which the shell lends React Refresh to the remotes. */
export const REFRESH_GLOBAL = '__segueReactRefresh';
export const refreshGlobalEntry = fileURLToPath(new URL('./refresh-global.mjs', import.meta.url));

const FIRST_PORT = 4100;

/** Moves the whole block of ports by DEV_FIRST_PORT, for a machine on which they are taken. */
export function portOf(port) {
  return port - FIRST_PORT + Number(process.env.DEV_FIRST_PORT ?? FIRST_PORT);
}

/** Settings of one development server. */
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
      // The page comes from the shell's server; updates of a remote come from its own.
      webSocketURL: `ws://127.0.0.1:${portOf(port)}/ws`,
    },
  };
}
