import * as z from 'zod/mini';
import { searchPageSchema } from '../entities/playlist';
import { providerSchema } from '../providers';
import { defineRoute, providerErrors } from './route';

const digits = z.string().check(z.regex(/^\d{1,6}$/, 'Digits only'));

export const search = defineRoute({
  method: 'GET',
  path: '/api/search/:query/:provider/:limit/:offset',
  access: 'anyone',
  params: z.object({ query: z.string(), provider: providerSchema, limit: digits, offset: digits }),
  answers: { 200: searchPageSchema },
  errors: providerErrors,
});
