/** Parses form bodies, JSON bodies, queries and Basic credentials. Bodies arrive as text, so that each route decides what it accepts. */
import type { FastifyRequest } from 'fastify';

export type Fields = Record<string, string>;

export function formFields(request: FastifyRequest): Fields | null {
  const type = request.headers['content-type'] ?? '';
  if (!type.toLowerCase().startsWith('application/x-www-form-urlencoded')) return null;
  return Object.fromEntries(new URLSearchParams(bodyText(request)));
}

export type JsonResult = { ok: true; value: unknown } | { ok: false };

export function jsonBody(request: FastifyRequest): JsonResult {
  const text = bodyText(request).trim();
  if (text === '') return { ok: true, value: undefined };
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false };
  }
}

export function bodyText(request: FastifyRequest): string {
  return typeof request.body === 'string' ? request.body : '';
}

export function queryOf(request: FastifyRequest): Fields {
  const questionMark = request.url.indexOf('?');
  return questionMark < 0 ? {} : Object.fromEntries(new URLSearchParams(request.url.slice(questionMark + 1)));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export type BasicCredentials = { id: string; secret: string };

export function basicCredentials(header: string | undefined): BasicCredentials | null {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1];
  if (!encoded) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 0) return null;
  const [id, secret] = [text.slice(0, colon), text.slice(colon + 1)].map(formDecode);
  return id === undefined || secret === undefined ? null : { id, secret };
}

/** RFC 6749, section 2.3.1: a client encodes both parts as in a form before it joins them. */
function formDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
