// The real algorithm at the least it can cost: what is tested is who gets in, not how long guessing takes.
import type { PasswordCost } from '../secrets/password-hasher';

export const LIGHT_HASHES: PasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
