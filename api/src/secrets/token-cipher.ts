// Encrypts secrets that must be readable again (provider tokens, PKCE verifiers) with AES-256-GCM.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = 'segue provider tokens';

export type TokenCipher = ReturnType<typeof createTokenCipher>;

type Key = { id: string; bytes: Buffer };

/** Encrypts with the current secret; the previous ones still decrypt what was encrypted before a key change. */
export function createTokenCipher(current: string, previous: readonly string[] = []) {
  const currentKey = keyFrom(current);
  const keys = new Map([...previous.map(keyFrom), currentKey].map((key) => [key.id, key]));
  return {
    /** Encrypts under the current key. `associatedData` names the row: the text decrypts with the same name only. */
    encrypt: (text: string, associatedData: string): string => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, currentKey.bytes, iv);
      cipher.setAAD(Buffer.from(associatedData));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${currentKey.id}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    /** The text; null when its key is unknown, when it belongs to another row, or when it was changed. */
    decrypt: (encrypted: string, associatedData: string): string | null => {
      const [id = '', body = ''] = encrypted.split('.');
      const key = keys.get(id);
      return key ? decryptWith(key, Buffer.from(body, 'base64url'), associatedData) : null;
    },
  };
}

function decryptWith(key: Key, encrypted: Buffer, associatedData: string): string | null {
  if (encrypted.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key.bytes, encrypted.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(associatedData));
  decipher.setAuthTag(encrypted.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const body = decipher.update(encrypted.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    // The tag does not match: the text was changed or moved from another row. The caller asks the user to reconnect.
    return null;
  }
}

function keyFrom(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}
