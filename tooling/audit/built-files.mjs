// Looks for secrets in what browsers and other servers get: no secret setting may be in a built file, and no source map is served.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Settings whose value is a secret. */
const SECRET_NAMES = /(SECRET|TOKEN|PASSWORD|SECRET_KEYS?)$|^DATABASE_URL$/;
/** A shorter value occurs by chance. */
const SHORTEST = 8;
const PRIVATE_KEY = /-----BEGIN [A-Z ]*PRIVATE KEY-----/;

/**
 * One sentence for each finding, which names the setting and never the value.
 * @param {string} served folder @param {string} server folder of its code @param {NodeJS.ProcessEnv} env
 */
export function secretsInFiles(served, server, env) {
  const secrets = Object.entries(env)
    .filter(([name]) => SECRET_NAMES.test(name))
    .flatMap(([name, value = '']) => value.split(',').map((part) => [name, part.trim()]))
    .filter(([, value]) => value.length >= SHORTEST);
  const findingsIn = (file) => {
    const text = readFileSync(file, 'utf8');
    const names = secrets.filter(([, value]) => text.includes(value)).map(([name]) => name);
    if (PRIVATE_KEY.test(text)) names.push('a private key');
    return names.map((name) => `${file} contains ${name}`);
  };
  const maps = filesIn(served).filter((file) => file.endsWith('.map'));
  return [
    ...[served, server].flatMap(filesIn).flatMap(findingsIn),
    ...maps.map((file) => `${file} is a source map`),
  ];
}

const filesIn = (folder) =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true, recursive: true }) : [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
