/** Fastify hooks that log every service request and apply the fault that matches it. */
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { changedAnswer, urlOfOtherPage } from './answer-faults';
import { bodyText, isRecord, queryOf } from './bodies';
import type { Core, ProviderSandbox } from './provider-sandbox';
import { addressOf } from './urls';
import type { Effect } from './fault-effects';
import type { LogEntry } from './request-log';

declare module 'fastify' {
  interface FastifyRequest {
    logEntry: LogEntry | null;
    effect: Effect | null;
  }
}

const HIDDEN_HEADERS = new Set(['connection', 'accept-encoding', 'accept-language']);
const LOGGED_ANSWER_CHARS = 4000;
/** The assumed size of a stream that does not tell it. */
const TRUNCATED_STREAM_BYTES = 256 * 1024;

export function installFaultHooks(
  app: FastifyInstance,
  core: Core,
  providers: readonly ProviderSandbox[],
  closing: AbortSignal,
): void {
  app.decorateRequest('logEntry', null);
  app.decorateRequest('effect', null);

  app.addHook('preHandler', async (request, reply) => {
    const [provider, address] = ownerOf(providers, request.url);
    if (!address) return;
    const body = bodyText(request);
    const query = {
      ...queryOf(request),
      ...Object.fromEntries(new URLSearchParams(body.includes('=') ? body : '')),
    };
    const user = provider.userOf(request);
    const target = { ...address, method: request.method, user, query };
    const fault = core.faults.take(target);
    request.logEntry = core.log.add({
      ...target,
      at: new Date(core.clock.now()).toISOString(),
      query: queryOf(request),
      headers: visibleHeaders(request),
      body: body.slice(0, LOGGED_ANSWER_CHARS),
      fault: fault?.name ?? null,
    });
    request.effect = fault?.effect ?? null;
    if (fault) await injectFault(fault.effect, request, reply, closing);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const sentPayload = corruptedPayload(request.effect, reply, payload);
    if (request.logEntry) {
      request.logEntry.answer =
        typeof sentPayload === 'string' ? sentPayload.slice(0, LOGGED_ANSWER_CHARS) : null;
    }
    return sentPayload;
  });

  app.addHook('onResponse', async (request, reply) => {
    if (!request.logEntry) return;
    request.logEntry.status = reply.statusCode;
    request.logEntry.tookMs = Math.round(reply.elapsedTime);
  });
}

/** The provider that answers at this URL, and what it is called there. */
function ownerOf(providers: readonly ProviderSandbox[], url: string) {
  for (const provider of providers) {
    const address = addressOf(provider.services, url);
    if (address) return [provider, address] as const;
  }
  return [null, null] as const;
}

async function injectFault(
  effect: Effect,
  request: FastifyRequest,
  reply: FastifyReply,
  closing: AbortSignal,
) {
  if (effect.kind === 'slow') {
    await delay(effect.ms, undefined, { signal: closing }).catch(() => undefined);
  } else if (effect.kind === 'pages') {
    request.raw.url = urlOfOtherPage(request.url, effect.fault);
  } else if (effect.kind === 'early-end') {
    // A range that ends early would be asked for again by the browser itself.
    delete request.headers.range;
  } else if (effect.kind === 'hang') {
    await new Promise<void>((resolve) => {
      request.raw.socket.once('close', resolve);
      closing.addEventListener('abort', () => resolve(), { once: true });
    });
    reply.hijack();
  } else if (effect.kind === 'reset') {
    reply.hijack();
    request.raw.socket.destroy();
  } else if (effect.kind === 'answer') {
    if (effect.cors === false) {
      for (const name of Object.keys(reply.getHeaders())) {
        if (name.startsWith('access-control-')) reply.removeHeader(name);
      }
    }
    reply.code(effect.status).headers({ 'content-type': typeOf(effect.body), ...effect.headers });
    await reply.send(typeof effect.body === 'string' ? effect.body : JSON.stringify(effect.body ?? ''));
  }
}

function typeOf(body: unknown): string {
  if (typeof body !== 'string') return 'application/json; charset=utf-8';
  return body.startsWith('<') ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8';
}

function corruptedPayload(effect: Effect | null, reply: FastifyReply, payload: unknown): unknown {
  if (typeof payload === 'string') return corruptPayload(effect, reply, payload);
  if (!effect || !(payload instanceof Readable)) return payload;
  if (effect.kind === 'early-end') {
    reply.removeHeader('content-length');
    // The next request gets the whole file.
    reply.headers({ 'accept-ranges': 'none', 'cache-control': 'no-store' });
    return Readable.from(firstBytes(payload, effect.bytes), { objectMode: false });
  }
  if (effect.kind !== 'truncated') return payload;
  const length = Number(reply.getHeader('content-length')) || TRUNCATED_STREAM_BYTES;
  return Readable.from(brokenAfter(payload, length / 2), { objectMode: false });
}

/** Breaks the connection after that many bytes, as a server does that is stopped. */
async function* brokenAfter(stream: Readable, limit: number): AsyncGenerator<Buffer> {
  let sent = 0;
  for await (const block of stream as AsyncIterable<Buffer>) {
    yield block.subarray(0, limit - sent);
    sent += block.length;
    if (sent >= limit) throw new Error('The stream is truncated by a fault.');
  }
}

async function* firstBytes(stream: Readable, limit: number): AsyncGenerator<Buffer> {
  let left = limit;
  for await (const block of stream as AsyncIterable<Buffer>) {
    if (left > 0) yield block.subarray(0, left);
    left -= block.length;
    if (left <= 0) return;
  }
}

function corruptPayload(effect: Effect | null, reply: FastifyReply, payload: string): string {
  if (effect?.kind === 'truncated') return payload.slice(0, Math.floor(payload.length / 2));
  if (effect?.kind === 'wrong-content-type') reply.header('content-type', 'text/html; charset=utf-8');
  if (effect?.kind === 'content' && isJson(reply)) return changedAnswer(payload, effect.fault);
  if (effect?.kind === 'patch') return applyPatch(payload, effect.set);
  return payload;
}

const isJson = (reply: FastifyReply) => String(reply.getHeader('content-type')).includes('json');

/** Sets values inside a JSON answer by path, such as `{"tracks.items.0": null}`. */
function applyPatch(payload: string, set: Record<string, unknown>): string {
  const document: unknown = JSON.parse(payload);
  for (const [path, value] of Object.entries(set)) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    let node: unknown = document;
    for (const step of steps)
      node = isRecord(node) || Array.isArray(node) ? Reflect.get(node, step) : undefined;
    if (isRecord(node) || Array.isArray(node)) Reflect.set(node, last, value);
  }
  return JSON.stringify(document);
}

function visibleHeaders(request: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headers)
      .filter(([name]) => !HIDDEN_HEADERS.has(name) && !name.startsWith('sec-ch-'))
      .map(([name, value]) => [name, String(value)]),
  );
}
