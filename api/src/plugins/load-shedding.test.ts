import { errorAnswerSchema } from '@segue/contract';
import { listen } from '../testing/raw-http';
import { startTestApp } from '../testing/test-app';
import { securityHeaders } from './response-headers';

/** Takes the processor for two seconds of every turn of the event loop. */
function keepBusy(): () => void {
  let isOver = false;
  const turn = () => {
    const until = performance.now() + 2000;
    while (performance.now() < until);
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return () => void (isOver = true);
}

test('overload: requests get 503 with Retry-After until it is over, probes 200', async () => {
  const server = await startTestApp({ LOG_LEVEL: 'warn' });
  const ask = (url: string) => server.app.inject({ url, headers: { host: '127.0.0.1' } });
  const untilAnswered = async (status: number) => {
    let answer = await ask('/api/auth/checkAuth');
    while (answer.statusCode !== status) {
      await new Promise(setImmediate);
      answer = await ask('/api/auth/checkAuth');
    }
    return answer;
  };
  await listen(server.app);
  const stop = keepBusy();
  try {
    const rejected = await untilAnswered(503);
    expect(rejected.headers).toMatchObject(securityHeaders(server.app.config));
    expect(rejected.headers['retry-after']).toMatch(/^[123]$/);
    expect(rejected.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(errorAnswerSchema.parse(rejected.json()).code).toBe('busy');
    for (const probe of ['/livez', '/readyz', '/metrics']) expect((await ask(probe)).statusCode).toBe(200);
    stop();
    await untilAnswered(200);
  } finally {
    stop();
    await server.close();
  }
});
