/** Where faults meet requests: every service request is logged, and some are made to fail, before its route runs. */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../world';
import { bodyText, isRecord, queryOf } from './bodies';
import { addressOf } from './urls';
import type { Effect } from './effects';
import type { LogEntry } from './request-log';

declare module 'fastify' {
  interface FastifyRequest {
    entry: LogEntry | null;
    effect: Effect | null;
  }
}

const HIDDEN_HEADERS = new Set(['connection', 'accept-encoding', 'accept-language']);
const LOGGED_ANSWER_CHARS = 4000;

export function installFaultHooks(app: FastifyInstance, world: World, closing: AbortSignal): void {
  app.decorateRequest('entry', null);
  app.decorateRequest('effect', null);

  app.addHook('preHandler', async (request, reply) => {
    const address = addressOf(request.url);
    if (!address) return;
    const body = bodyText(request);
    const query = {
      ...queryOf(request),
      ...Object.fromEntries(new URLSearchParams(body.includes('=') ? body : '')),
    };
    const user = world.userOf(request);
    const occasion = { ...address, method: request.method, user, query };
    const fault = world.faults.take(occasion);
    request.entry = world.log.add({
      ...occasion,
      at: new Date(world.clock.now()).toISOString(),
      query: queryOf(request),
      headers: visibleHeaders(request),
      body: body.slice(0, LOGGED_ANSWER_CHARS),
      fault: fault?.name ?? null,
    });
    request.effect = fault?.effect ?? null;
    if (fault) await makeTrouble(fault.effect, request, reply, closing);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const changed = typeof payload === 'string' ? spoil(request.effect, reply, payload) : payload;
    if (request.entry) {
      request.entry.answer = typeof changed === 'string' ? changed.slice(0, LOGGED_ANSWER_CHARS) : null;
    }
    return changed;
  });

  app.addHook('onResponse', async (request, reply) => {
    if (!request.entry) return;
    request.entry.status = reply.statusCode;
    request.entry.tookMs = Math.round(reply.elapsedTime);
  });
}

async function makeTrouble(
  effect: Effect,
  request: FastifyRequest,
  reply: FastifyReply,
  closing: AbortSignal,
) {
  if (effect.kind === 'slow') {
    await delay(effect.ms, undefined, { signal: closing }).catch(() => undefined);
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

function spoil(effect: Effect | null, reply: FastifyReply, payload: string): string {
  if (effect?.kind === 'truncated') return payload.slice(0, Math.floor(payload.length / 2));
  if (effect?.kind === 'wrong-content-type') reply.header('content-type', 'text/html; charset=utf-8');
  if (effect?.kind === 'patch') return patched(payload, effect.set);
  return payload;
}

/** `{"tracks.items.0": null}` sets one place deep inside a JSON answer. */
function patched(payload: string, set: Record<string, unknown>): string {
  const document: unknown = JSON.parse(payload);
  for (const [path, value] of Object.entries(set)) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    let place: unknown = document;
    for (const step of steps)
      place = isRecord(place) || Array.isArray(place) ? Reflect.get(place, step) : undefined;
    if (isRecord(place) || Array.isArray(place)) Reflect.set(place, last, value);
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
