// A test server that does not listen: fakes for all parts that are not given.
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppParts } from '../app';
import { readConfig, type Config } from '../config';
import type { Environment } from '../config/fields';
import { createFakeProviders } from './fake-services';
import { LIGHT_HASHES } from './light-hashes';
import { TEST_CREDENTIALS } from './test-credentials';
import { sqliteDatabase, type TestDatabase } from './test-database';

export type TestApp = {
  app: FastifyInstance;
  config: Config;
  folder: string;
  /** The lines of its log. */
  lines: string[];
  close: () => Promise<void>;
};

/** Builds a server on an embedded database, unless another is given. */
export async function startTestApp(
  env: Environment = {},
  parts: AppParts = {},
  place: TestDatabase = sqliteDatabase(),
): Promise<TestApp> {
  const lines: string[] = [];
  const config = testConfig(place, env);
  const app = await buildApp(config, {
    providers: createFakeProviders().providers,
    passwordCost: LIGHT_HASHES,
    log: { write: (line) => void lines.push(line) },
    ...parts,
  });
  return {
    app,
    config,
    folder: place.folder,
    lines,
    close: async () => {
      await app.close();
      await place.remove();
    },
  };
}

/** The configuration of a test server: no log, both providers configured. */
const testConfig = (place: TestDatabase, environment: Environment = {}): Config =>
  readConfig({
    SEGUE_DATA_DIR: place.folder,
    SEGUE_DIST: place.folder,
    ...(place.url !== null && { DATABASE_URL: place.url }),
    ...TEST_CREDENTIALS,
    LOG_LEVEL: 'silent',
    REGISTRATION: 'open',
    ...environment,
  });
