// Random names nobody can guess, and what the database keeps of them.
import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits as 43 characters that are safe in a cookie and in an address. */
export function newOpaqueId(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** Whether a presented text can be one of ours at all. */
export function isOpaqueId(text: unknown): text is string {
  return typeof text === 'string' && SHAPE.test(text);
}

/** SHA-256, so that a copy of the database opens no session. */
export function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
