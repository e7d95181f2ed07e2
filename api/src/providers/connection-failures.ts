// Error messages for connections that fail without an HTTP answer, by the error codes of Node, OpenSSL and undici.
import { ProviderError } from './music-provider';

const TIMED_OUT =
  'The server doesn’t answer in time. Try again, or check its port and the firewalls in between.';
const UNTRUSTED =
  'The server’s certificate isn’t trusted. Start Segue with NODE_EXTRA_CA_CERTS set to a file with the certificate that signed it.';
const NO_TLS = 'No TLS is spoken at this port. Begin the address with http://, or use the port for https.';
const CLOSED =
  'The server ends the connection without an answer. Where it wants TLS, begin the address with https://.';

const SENTENCES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The server’s name isn’t known. Check the name in its address.',
  EAI_AGAIN: 'The server’s name can’t be looked up. Check the DNS of the machine that Segue runs on.',
  ECONNREFUSED: 'Nothing answers at this port. Check the port, and that the server runs.',
  EHOSTUNREACH: 'No way leads to the server. Check its address and the network that Segue runs in.',
  ENETUNREACH: 'No way leads to the server. Check its address and the network that Segue runs in.',
  ETIMEDOUT: TIMED_OUT,
  UND_ERR_CONNECT_TIMEOUT: TIMED_OUT,
  UND_ERR_HEADERS_TIMEOUT: TIMED_OUT,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  ERR_TLS_CERT_ALTNAME_INVALID:
    'The server’s certificate is for another name. Use the name that it is for in the address.',
  CERT_HAS_EXPIRED: 'The server’s certificate has expired. Renew it.',
  CERT_NOT_YET_VALID: 'The server’s certificate isn’t valid yet. Check the clocks of both machines.',
  ERR_SSL_WRONG_VERSION_NUMBER: NO_TLS,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: NO_TLS,
  EPROTO: NO_TLS,
  HPE_INVALID_CONSTANT: CLOSED,
  UND_ERR_SOCKET: CLOSED,
  ECONNRESET: CLOSED,
};

/** Null for an error that says nothing about the connection. `fetch` and Node's parallel attempts wrap the one that counts. */
export function connectionProblem(error: unknown): { reason: string; advice: string } | null {
  const { name, code, cause, errors } = error as { [Key in 'name' | 'code' | 'cause']?: unknown } & {
    errors?: unknown[];
  };
  // An aborted signal: no answer came in time.
  if (name === 'TimeoutError' || name === 'AbortError') return { reason: 'timed out', advice: TIMED_OUT };
  const advice = typeof code === 'string' ? SENTENCES[code] : undefined;
  if (advice !== undefined) return { reason: String(code), advice };
  const inner = cause ?? errors?.[0];
  return typeof inner === 'object' && inner !== null ? connectionProblem(inner) : null;
}

export function networkError(cause: unknown): ProviderError {
  return new ProviderError('network', {
    ...(connectionProblem(cause) ?? { reason: 'no connection' }),
    cause,
  });
}
