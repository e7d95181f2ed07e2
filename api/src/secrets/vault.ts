// Encrypts what must be readable again (provider tokens, PKCE verifiers): AES-256-GCM, bound to its place.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = 'segue provider tokens';

export type Vault = {
  /** Encrypts under the current key. `place` names the row; the text opens nowhere else. */
  seal: (text: string, place: string) => string;
  /** The text, or null when it was made under an unknown key, belongs elsewhere or was changed. */
  open: (sealed: string, place: string) => string | null;
};

type Key = { id: string; bytes: Buffer };

/** The first secret seals; the others still open what was sealed before a change of secret. */
export function createVault(current: string, previous: readonly string[] = []): Vault {
  const sealing = keyFrom(current);
  const keys = new Map([...previous.map(keyFrom), sealing].map((key) => [key.id, key]));
  return {
    seal: (text, place) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, sealing.bytes, iv);
      cipher.setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${sealing.id}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open: (sealed, place) => {
      const [id = '', body = ''] = sealed.split('.');
      const key = keys.get(id);
      return key ? openWith(key, Buffer.from(body, 'base64url'), place) : null;
    },
  };
}

function openWith(key: Key, sealed: Buffer, place: string): string | null {
  if (sealed.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key.bytes, sealed.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const body = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    // The tag does not fit: changed, or moved from another row. The caller asks the person to reconnect.
    return null;
  }
}

function keyFrom(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}
