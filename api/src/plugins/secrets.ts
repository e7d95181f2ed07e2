// Creates the token cipher, the password hasher and the device signer from the server's secret key.
import fp from 'fastify-plugin';
import { createPasswordHasher, type PasswordCost, type PasswordHasher } from '../secrets/password-hasher';
import { secretKeyIn } from '../secrets/secret-key';
import { createSigner, type Signer } from '../secrets/signer';
import { createTokenCipher, type TokenCipher } from '../secrets/token-cipher';

declare module 'fastify' {
  interface FastifyInstance {
    tokenCipher: TokenCipher;
    passwords: PasswordHasher;
    deviceSigner: Signer;
  }
}

export const secretsPlugin = fp(
  async (app, { passwordCost }: { passwordCost?: PasswordCost }) => {
    const { secretKey, previousSecretKeys, dataDir } = app.config;
    const secret = secretKey ?? secretKeyIn(dataDir);
    app.decorate('tokenCipher', createTokenCipher(secret, previousSecretKeys));
    app.decorate('deviceSigner', createSigner(secret, 'known devices', previousSecretKeys));
    const passwords = createPasswordHasher(passwordCost);
    app.decorate('passwords', passwords);
    app.addHook('onClose', () => passwords.close());
  },
  { name: 'secrets' },
);
