// Marks what we gave out, so that we know it again. Each purpose has a key of its own.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;

export type Signer = {
  /** 43 characters that only this server can make for this text. */
  sign: (text: string) => string;
  isSigned: (text: string, signature: string) => boolean;
};

/** Signs under a key derived from the server's secret for one purpose; knows what former secrets signed. */
export function createSigner(secret: string, purpose: string, previous: readonly string[] = []): Signer {
  const current = keyFrom(secret, purpose);
  const keys = [current, ...previous.map((one) => keyFrom(one, purpose))];
  const macOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign: (text) => macOf(current, text).toString('base64url'),
    isSigned: (text, signature) => {
      const given = Buffer.from(signature, 'base64url');
      return keys.some((key) => {
        const right = macOf(key, text);
        return given.length === right.length && timingSafeEqual(given, right);
      });
    },
  };
}

function keyFrom(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `segue ${purpose}`, KEY_BYTES));
}
