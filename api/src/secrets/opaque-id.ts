// Random ids that cannot be guessed (sessions, OAuth state), and their hashes for the database.
import { hash, randomBytes } from 'node:crypto';

const BYTES = 32;
const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits as 43 characters that are safe in cookies and URLs. */
export function newOpaqueId(): string {
  return randomBytes(BYTES).toString('base64url');
}

export function isOpaqueId(text: unknown): text is string {
  return typeof text === 'string' && SHAPE.test(text);
}

/** SHA-256: a copy of the database does not reveal the ids. */
export function hashOf(id: string): string {
  return hash('sha256', id, 'hex');
}
