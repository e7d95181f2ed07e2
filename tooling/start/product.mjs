// The running product: the stand-ins when they are needed, and the API that serves everything else.
import { startProgram } from './children.mjs';
import { requireFreePort } from './ports.mjs';

/** Stops with a sentence when a port the product needs is taken. */
export async function requireFreePorts(settings) {
  await requireFreePort({ port: settings.port, host: settings.host, setting: 'PORT', use: 'Segue' });
  if (!settings.usesStandIns) return;
  await requireFreePort({
    port: settings.sandboxPort,
    host: '127.0.0.1',
    setting: 'SANDBOX_PORT',
    use: 'the demo catalogue',
  });
}

/** Starts the stand-ins. */
export function startSandbox({ sandboxPort, sandboxEnv }) {
  const program = {
    name: 'sandbox',
    title: 'the demo catalogue',
    port: sandboxPort,
    setting: 'SANDBOX_PORT',
    url: `http://127.0.0.1:${sandboxPort}/`,
  };
  return startProgram(program, 'provider-sandbox/dist/main.js', sandboxEnv);
}

/** Starts the API. */
export function startApi({ port, address, apiEnv }) {
  const program = { name: 'api', title: 'the API', port, setting: 'PORT', url: `${address}/health` };
  return startProgram(program, 'api/dist/main.js', apiEnv);
}

/** Starts all of it and waits until it answers. */
export async function startProduct(settings) {
  const programs = [...(settings.usesStandIns ? [startSandbox(settings)] : []), startApi(settings)];
  await Promise.all(programs.map((program) => program.ready));
  return programs;
}
