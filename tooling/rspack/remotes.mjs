// The remotes of this repository: every folder that says what it shows to the outside.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('../../remotes', import.meta.url));

export const REMOTES = readdirSync(home).filter((name) => existsSync(join(home, name, 'remote.json')));
