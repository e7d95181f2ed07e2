import * as z from 'zod/mini';
import { providerSchema } from '../providers';
import { authStatusSchema, providerTokenSchema, signInResultSchema } from '../entities/session';
import { anyone, member, providerErrors, session } from './route';

export const credentialsSchema = z.object({ email: z.string(), password: z.string() });
export type Credentials = z.infer<typeof credentialsSchema>;

const INVALID_CREDENTIALS = ['emailRequired', 'emailInvalid', 'passwordInvalid'] as const;

export const authRoutes = {
  checkAuth: anyone('GET', '/api/auth/checkAuth', { answers: { 200: authStatusSchema } }),

  registerUser: anyone('POST', '/api/auth/registerUser', {
    body: z.object({ ...credentialsSchema.shape, invite: z.optional(z.string()) }),
    answers: { 201: signInResultSchema },
    errors: [
      ...(['registrationClosed', 'inviteRequired', 'inviteInvalid'] as const),
      ...INVALID_CREDENTIALS,
      ...(['emailInUse', 'tooMany', 'busy'] as const),
    ],
  }),

  signIn: anyone('POST', '/api/auth/signIn', {
    body: credentialsSchema,
    answers: { 200: signInResultSchema },
    errors: ['emailUnknown', 'passwordIncorrect', 'tooMany', 'busy'],
  }),

  /** Makes a link with which one person can register, where the operator lets users invite. */
  createInvite: member('POST', '/api/invites', {
    answers: { 201: z.object({ url: z.string(), expiresAt: z.string() }) },
    errors: ['invitesOff', 'tooMany'],
  }),

  setupAccount: session('POST', '/api/settings/setupAccount', {
    body: credentialsSchema,
    answers: { 200: signInResultSchema },
    errors: [...INVALID_CREDENTIALS, 'emailInUse', 'passwordAlreadySet', 'busy'],
  }),

  logout: anyone('POST', '/api/auth/logout', {}),

  providerToken: member('POST', '/api/auth/token', {
    /** `rejected`: a token that the provider refused although it had not expired. */
    body: z.object({ provider: providerSchema, rejected: z.optional(z.string()) }),
    answers: { 200: providerTokenSchema },
    errors: providerErrors,
  }),
};
