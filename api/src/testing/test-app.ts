// A test server with an embedded database in a temporary folder; does not listen.
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, type AppParts } from '../app';
import { readConfig } from '../config';
import type { Environment } from '../config-values';
import { createFakeProviders } from './fake-services';
import { LIGHT_HASHES } from './light-hashes';
import { TEST_CREDENTIALS } from './test-credentials';

export type TestApp = { app: FastifyInstance; folder: string; lines: string[]; close: () => Promise<void> };

/** Builds a server with fakes for all parts that are not given. */
export async function startTestApp(env: Environment = {}, parts: AppParts = {}): Promise<TestApp> {
  const lines: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'segue-api-'));
  const config = readConfig({
    SEGUE_DATA_DIR: folder,
    SEGUE_DIST: join(folder, 'dist'),
    LOG_LEVEL: 'silent',
    ...TEST_CREDENTIALS,
    ...env,
  });
  const app = await buildApp(config, {
    providers: createFakeProviders().providers,
    passwordCost: LIGHT_HASHES,
    log: { write: (line) => void lines.push(line) },
    ...parts,
  });
  return {
    app,
    folder,
    lines,
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
