import * as z from 'zod/mini';
import { providerSchema } from '../providers';
import { authStatusSchema, providerTokenSchema, signInResultSchema } from '../entities/session';
import { defineRoute, done, providerErrors } from './route';

export const credentialsSchema = z.object({ email: z.string(), password: z.string() });
export type Credentials = z.infer<typeof credentialsSchema>;

const INVALID_CREDENTIALS = ['emailRequired', 'emailInvalid', 'passwordInvalid'] as const;

export const authRoutes = {
  checkAuth: defineRoute({
    method: 'GET',
    path: '/api/auth/checkAuth',
    access: 'anyone',
    answers: { 200: authStatusSchema },
  }),

  registerUser: defineRoute({
    method: 'POST',
    path: '/api/auth/registerUser',
    access: 'anyone',
    body: credentialsSchema,
    answers: { 201: signInResultSchema },
    errors: [...INVALID_CREDENTIALS, 'emailInUse', 'tooMany', 'busy'],
  }),

  signIn: defineRoute({
    method: 'POST',
    path: '/api/auth/signIn',
    access: 'anyone',
    body: credentialsSchema,
    answers: { 200: signInResultSchema },
    errors: ['emailUnknown', 'passwordIncorrect', 'tooMany', 'busy'],
  }),

  setupAccount: defineRoute({
    method: 'POST',
    path: '/api/settings/setupAccount',
    access: 'session',
    body: credentialsSchema,
    answers: { 200: signInResultSchema },
    errors: [...INVALID_CREDENTIALS, 'emailInUse', 'passwordAlreadySet', 'busy'],
  }),

  logout: defineRoute({ method: 'POST', path: '/api/auth/logout', access: 'anyone', answers: { 200: done } }),

  providerToken: defineRoute({
    method: 'POST',
    path: '/api/auth/token',
    access: 'member',
    /** `rejected`: a token that the provider refused although it had not expired. */
    body: z.object({ provider: providerSchema, rejected: z.optional(z.string()) }),
    answers: { 200: providerTokenSchema },
    errors: providerErrors,
  }),
};
