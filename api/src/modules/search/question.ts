// What may be asked: checked here because a path segment is only text.
import { searchQuery, type Provider } from '@segue/contract';
import { failure } from '../../failure';
import type { SearchQuestion } from './service';

const LIMIT_MAX = 50;
const CONTROL = /\p{Cc}+/gu;

/** The question in a search address, cut when it is very long; fails with `badRequest` when it is none. */
export function readQuestion(params: {
  query: string;
  provider: Provider;
  limit: string;
  offset: string;
}): SearchQuestion {
  const query = searchQuery(params.query.replaceAll(CONTROL, ' '));
  if (query === '') failure('badRequest');
  const limit = Number(params.limit);
  if (limit < 1 || limit > LIMIT_MAX) failure('badRequest');
  return { query, provider: params.provider, limit, offset: Number(params.offset) };
}
