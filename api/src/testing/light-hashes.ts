// The real hash algorithm at minimal cost, for fast tests.
import type { PasswordCost } from '../secrets/password-hasher';

export const LIGHT_HASHES: PasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
