import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { Agent, fetch, request } from 'undici';
import { makeCertificates, type Certificate } from '../testing/certificates.fixture';
import { NO_SHARED_BACKOFF } from './shared-backoff';
import { temporaryFolder } from '../testing/temporary-folder.fixture';
import { connectionProblem, networkError } from './connection-failures';
import { createUpstream } from './upstream';
import { NO_EVENTS } from './upstream-events';

let certificates: ReturnType<typeof makeCertificates>;
beforeAll(() => void (certificates = makeCertificates(temporaryFolder())));
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function portOf(server: Server): Promise<number> {
  servers.push(server.listen(0, 'localhost'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
const speakTls = (certificate: Certificate) =>
  portOf(createTlsServer(certificate, (_request, response) => response.end('{}')));
const speakHttp = () => portOf(createServer((_request, response) => response.end('{}')));

/** The error message for this address in a client that trusts the authority. */
async function adviceOn(url: string, ca?: string): Promise<string | null> {
  const dispatcher = new Agent({ connect: { timeout: 500, ...(ca !== undefined && { ca }) } });
  try {
    await request(url, { dispatcher });
    return 'an answer';
  } catch (error) {
    return networkError(error).advice;
  } finally {
    await dispatcher.destroy();
  }
}

async function freePort(): Promise<number> {
  const server = createTcpServer();
  const port = await portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

test('no HTTP answer: each reason has a sentence that says what helps [MUSIC-47]', async () => {
  const { authority, right, otherName, expired } = certificates;
  expect(await adviceOn(`https://localhost:${await speakTls(right)}`, authority)).toBe('an answer');
  const sentences = {
    'unknown name': await adviceOn('http://nowhere.invalid'),
    'nothing listens': await adviceOn(`http://localhost:${await freePort()}`),
    'unknown authority': await adviceOn(`https://localhost:${await speakTls(right)}`),
    'another name': await adviceOn(`https://localhost:${await speakTls(otherName)}`, authority),
    expired: await adviceOn(`https://localhost:${await speakTls(expired)}`, authority),
    'no TLS there': await adviceOn(`https://localhost:${await speakHttp()}`, authority),
    'TLS there': await adviceOn(`http://localhost:${await speakTls(right)}`),
  };
  expect(sentences).toEqual({
    'unknown name': expect.stringMatching(/^The server’s name (isn’t known|can’t be looked up)\./),
    'nothing listens': 'Nothing answers at this port. Check the port, and that the server runs.',
    'unknown authority':
      'The server’s certificate isn’t trusted. Start Segue with NODE_EXTRA_CA_CERTS set to a file with the certificate that signed it.',
    'another name':
      'The server’s certificate is for another name. Use the name that it is for in the address.',
    expired: 'The server’s certificate has expired. Renew it.',
    'no TLS there':
      'No TLS is spoken at this port. Begin the address with http://, or use the port for https.',
    'TLS there':
      'The server ends the connection without an answer. Where it wants TLS, begin the address with https://.',
  });
});

test('no HTTP answer: a failed call of a service keeps the sentence for the user [MUSIC-47]', async () => {
  const upstream = createUpstream({
    client: 'test',
    timeoutMs: 2000,
    clock: () => new Date(),
    events: NO_EVENTS,
    sharedBackoff: NO_SHARED_BACKOFF,
  });
  const url = `https://localhost:${await speakTls(certificates.right)}`;
  await expect(upstream.send({ operation: 'profile', method: 'GET', url })).rejects.toMatchObject({
    kind: 'network',
    reason: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    advice: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
  });
  await upstream.close();
});

test('no HTTP answer: the reason is found inside the error of fetch, and other errors have none', async () => {
  const failed = await fetch(`http://localhost:${await freePort()}`).catch((error: unknown) => error);
  expect(connectionProblem(failed)).toMatchObject({ reason: 'ECONNREFUSED' });
  expect(connectionProblem(new Error('other'))).toBeNull();
  expect(networkError('text')).toMatchObject({ reason: 'no connection', advice: null });
});
