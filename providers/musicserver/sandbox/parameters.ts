/** Parameters of a call, from the query and from a form. */
import type { FastifyRequest } from 'fastify';
import { bodyText } from '@segue/provider-sandbox/core/bodies';

export function parametersOf(request: FastifyRequest): URLSearchParams {
  const [, query = ''] = request.url.split(/\?(.*)/s);
  const form = request.method === 'POST' ? bodyText(request) : '';
  return new URLSearchParams([query, form].filter(Boolean).join('&'));
}

/** A whole number, or the default when it is absent or none. */
export function numberOf(parameters: URLSearchParams, name: string, otherwise: number): number {
  const text = parameters.get(name) ?? '';
  return /^\d+$/.test(text) ? Number(text) : otherwise;
}
