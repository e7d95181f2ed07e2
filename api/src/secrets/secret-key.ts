// The server's secret key if none is configured: generated at the first start and stored beside the database.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newOpaqueId } from './opaque-id';

const FILE = 'secret.key';
const KEY_MIN_CHARACTERS = 32;

/** Reads the key file in the folder; creates it if it does not exist. */
export function secretKeyIn(folder: string): string {
  const file = join(folder, FILE);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, newOpaqueId(), { flag: 'wx', mode: 0o600 });
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < KEY_MIN_CHARACTERS) {
    throw new Error(`${file} contains no usable key; restore it or set SEGUE_SECRET_KEY.`);
  }
  return key;
}
