/** Requests that several tests send to a running sandbox. */
import { createHash } from 'node:crypto';

export const VERIFIER = 'a-verifier-long-enough-to-be-taken-seriously-by-anybody';
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

export type Answer = {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
  json: () => Record<string, unknown>;
};

export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString();
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    text,
    json: () => JSON.parse(text) as Record<string, unknown>,
  };
}

export function postForm(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return ask(url, { method: 'POST', body: new URLSearchParams(fields), headers });
}

export const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

export function withParams(url: string, params: Record<string, string | null>): string {
  const kept = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== null);
  return `${url}?${new URLSearchParams(kept).toString()}`;
}

export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
export const oauth = (token: string) => ({ headers: { authorization: `OAuth ${token}` } });
