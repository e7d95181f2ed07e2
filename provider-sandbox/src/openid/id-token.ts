/** Signs ID tokens, and makes the wrong ones that a client must refuse. */
import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

export type Claims = { iss: string; sub: string; aud: string; nonce: string | null; email: string };

/** What is wrong with an ID token; the names are values of the setting `openid.idToken`. */
const WRONG_CLAIMS: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  'wrong-nonce': { nonce: 'the-nonce-of-another-sign-in' },
  'wrong-audience': { aud: 'another-application' },
  'other-issuer': { iss: 'https://issuer.example.com' },
  expired: { iat: 1_000_000_000, exp: 1_000_000_300 },
};

const LIFE_S = 300;
const KEY_ID = 'sandbox-key';

export function createSigner(now: () => number) {
  let keys: { publicKey: KeyObject; privateKey: KeyObject } | null = null;
  // Made when first needed: most runs of the sandbox need none.
  const pair = () => (keys ??= generateKeyPairSync('rsa', { modulusLength: 2048 }));

  return {
    jwks: () => ({
      keys: [{ ...pair().publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }],
    }),
    /** `fault` is '' for a good token. */
    idToken(claims: Claims, fault: string): string {
      const iat = Math.floor(now() / 1000);
      const algorithm = { 'alg-none': 'none', hs256: 'HS256' }[fault] ?? 'RS256';
      const payload = { ...claims, iat, exp: iat + LIFE_S, ...WRONG_CLAIMS[fault] };
      const text = [{ alg: algorithm, kid: KEY_ID, typ: 'JWT' }, payload].map(encode).join('.');
      return `${text}.${signature(text, fault).toString('base64url')}`;
    },
  };

  function signature(text: string, fault: string): Buffer {
    if (fault === 'alg-none') return Buffer.alloc(0);
    // The public key as the secret: what a client that lets the token choose its algorithm would accept.
    const pem = pair().publicKey.export({ format: 'pem', type: 'spki' });
    if (fault === 'hs256') return createHmac('sha256', pem).update(text).digest();
    const signed = sign('sha256', Buffer.from(text), pair().privateKey);
    return fault === 'bad-signature' ? Buffer.from(signed.map((byte) => byte ^ 1)) : signed;
  }
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
