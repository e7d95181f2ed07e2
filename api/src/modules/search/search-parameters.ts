// Parses the parameters of a search, which are text in the path.
import { searchQuery, type Provider } from '@segue/contract';
import { failure } from '../../failure';
import type { SearchParameters } from './service';

const LIMIT_MAX = 50;
const CONTROL = /\p{Cc}+/gu;

/** The search query, cut to its limit; fails with `badRequest` when it is empty or a number is out of range. */
export function readSearchParameters(params: {
  query: string;
  provider: Provider;
  limit: string;
  offset: string;
}): SearchParameters {
  const query = searchQuery(params.query.replaceAll(CONTROL, ' '));
  if (query === '') failure('badRequest');
  const limit = Number(params.limit);
  if (limit < 1 || limit > LIMIT_MAX) failure('badRequest');
  return { query, provider: params.provider, limit, offset: Number(params.offset) };
}
