// An issuer of OpenID Connect that is not ours: oidc-provider with its own log-in and consent pages.
import Provider from 'oidc-provider';

const { PORT = '', SECRET = '' } = process.env;

const provider = new Provider(`http://127.0.0.1:${PORT}`, {
  clients: [
    { client_id: 'segue', client_secret: SECRET, redirect_uris: ['http://127.0.0.1/api/auth/oidc/callback'] },
  ],
  claims: { openid: ['sub'], email: ['email'] },
  // Else the email is told at the userinfo endpoint alone.
  conformIdTokenClaims: false,
  pkce: { methods: ['S256'], required: () => true },
  cookies: { keys: ['signs the cookies of this test'] },
  findAccount: (_, accountId) => ({
    accountId,
    claims: () => ({ sub: accountId, email: `${accountId}@example.com` }),
  }),
});
// The product's port is another one in each run.
provider.Client.prototype.redirectUriAllowed = (uri) => new URL(uri).pathname === '/api/auth/oidc/callback';
provider.listen(Number(PORT), '127.0.0.1', () => console.log('ready'));
