// What may be asked: checked here because a path segment is only text.
import { SEARCH_QUERY_MAX_CHARACTERS, type Provider } from '@segue/contract';
import { failure } from '../../failure';
import type { SearchQuestion } from './service';

const LIMIT_MAX = 50;
const CONTROL = /\p{Cc}/u;

/** The question in a search address; fails with `badRequest` when it is none. */
export function readQuestion(params: {
  query: string;
  provider: Provider;
  limit: string;
  offset: string;
}): SearchQuestion {
  const query = params.query.trim();
  const length = [...query].length;
  if (length < 1 || length > SEARCH_QUERY_MAX_CHARACTERS) failure('badRequest');
  if (CONTROL.test(query) || !query.isWellFormed()) failure('badRequest');
  const limit = Number(params.limit);
  if (limit < 1 || limit > LIMIT_MAX) failure('badRequest');
  return { query, provider: params.provider, limit, offset: Number(params.offset) };
}
