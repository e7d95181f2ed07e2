// Looks for secrets in what browsers and other servers get: no secret setting may be in a built file, and no source map is served.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Settings whose value is a secret. */
const SECRET_NAMES = /(SECRET|TOKEN|PASSWORD|SECRET_KEYS?)$|^DATABASE_URL$/;
/** A shorter value occurs by chance. */
const SHORTEST = 8;
const PRIVATE_KEY = /-----BEGIN [A-Z ]*PRIVATE KEY-----/;

/**
 * One sentence for each finding; the sentence names the setting and never the value.
 * @param {{ served: string, server: string }} folders what is served, and the server's code
 * @param {NodeJS.ProcessEnv} env
 */
export function secretsInFiles({ served, server }, env) {
  const secrets = Object.entries(env)
    .filter(([name]) => SECRET_NAMES.test(name))
    .flatMap(([name, value = '']) => value.split(',').map((part) => [name, part.trim()]))
    .filter(([, value]) => value.length >= SHORTEST);
  return [served, server].flatMap((folder) =>
    filesIn(folder).flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [
        ...secrets.filter(([, value]) => text.includes(value)).map(([name]) => `${file} contains ${name}`),
        ...(PRIVATE_KEY.test(text) ? [`${file} contains a private key`] : []),
        ...(folder === served && file.endsWith('.map') ? [`${file} is a source map`] : []),
      ];
    }),
  );
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}
