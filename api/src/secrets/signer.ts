// Signs texts with HMAC-SHA-256, so that the server recognizes values that it issued. Each purpose has its own key.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;

export type Signer = ReturnType<typeof createSigner>;

/** Signs with a key derived from the secret for this purpose; also accepts signatures of the previous secrets. */
export function createSigner(secret: string, purpose: string, previous: readonly string[] = []) {
  const current = keyFrom(secret, purpose);
  const keys = [current, ...previous.map((one) => keyFrom(one, purpose))];
  const macOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign: (text: string) => macOf(current, text).toString('base64url'),
    isSigned: (text: string, signature: string) => {
      const given = Buffer.from(signature, 'base64url');
      return keys.some((key) => {
        const expected = macOf(key, text);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
    },
  };
}

function keyFrom(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `segue ${purpose}`, KEY_BYTES));
}
