// Security headers and the request id, set on every answer first. A page or a cover overrides them later.
import fp from 'fastify-plugin';
import type { Config } from '../config';
import { CLOSED_POLICY, frameOrigins } from './pages/content-policy';

const REFUSED_FEATURES = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

export const securityHeadersPlugin = fp(
  async (app) => {
    const headers = securityHeaders(app.config);
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(headers).header('x-request-id', request.id);
    });
  },
  { name: 'security-headers' },
);

/** Answers of the API belong to one user and one moment: no cache may keep them. */
export const apiHeadersPlugin = fp(
  async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', vary: 'Cookie, Origin, Sec-Fetch-Site' });
    });
  },
  { name: 'api-headers' },
);

/** Without Cross-Origin-Embedder-Policy, because it would block the providers' scripts and frames. */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    ...(config.secure && { 'strict-transport-security': strictTransport(config) }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-permitted-cross-domain-policies': 'none',
    'content-security-policy': CLOSED_POLICY,
  };
}

/** For answers that are not documents: no browser feature is allowed. */
export function permissionsPolicy(config: Config): string {
  const players = ['self', ...frameOrigins(config).map((origin) => `"${origin}"`)].join(' ');
  return [
    `autoplay=(${players})`,
    `encrypted-media=(${players})`,
    ...REFUSED_FEATURES.map((feature) => `${feature}=()`),
  ].join(', ');
}

/** Subdomains may be other sites, which the operator of this one does not bind by accident. */
function strictTransport({ hstsSubdomains }: Config): string {
  return `max-age=63072000${hstsSubdomains ? '; includeSubDomains; preload' : ''}`;
}
