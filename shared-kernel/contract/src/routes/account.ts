import * as z from 'zod/mini';
import { connectionsSchema, profileSchema, userSessionSchema } from '../entities/account';
import { providerSchema } from '../providers';
import { appearanceSchema, volumeSchema } from '../entities/session';
import { PROVIDER_LOGIN_MAX_CHARACTERS } from '../limits';
import { member, session } from './route';

const loginText = z
  .string()
  .check(z.minLength(1, 'Required'), z.maxLength(PROVIDER_LOGIN_MAX_CHARACTERS, 'Too long'));
const ofProvider = z.object({ provider: providerSchema });

export const accountRoutes = {
  saveVolume: member('PUT', '/api/playback/volume', { body: z.object({ newVolume: volumeSchema }) }),

  /** Also while the account has no password: the choice is no secret and harms nothing. */
  saveAppearance: session('PUT', '/api/user/appearance', {
    body: z.object({ appearance: appearanceSchema }),
  }),

  getProfile: member('GET', '/api/settings/profile', {
    answers: { 200: z.object({ profile: profileSchema }) },
  }),

  updateProfile: member('PUT', '/api/user/profile', {
    body: z.object({
      email: z.optional(z.string()),
      currentPassword: z.optional(z.string()),
      newPassword: z.optional(z.string()),
    }),
    answers: { 200: z.object({ profile: profileSchema }) },
    errors: [
      'emailRequired',
      'emailInvalid',
      'passwordInvalid',
      'reauthenticate',
      'emailInUse',
      'passwordIncorrect',
      'busy',
      'tooMany',
    ],
  }),

  getConnections: member('GET', '/api/settings/connections', {
    answers: { 200: z.object({ connections: connectionsSchema }) },
  }),

  /** Connects a provider with a form instead of OAuth. The log-in is checked at the provider before it is stored. */
  connectWithPassword: member('POST', '/api/settings/connect/:provider', {
    params: ofProvider,
    body: z.union([z.object({ username: loginText, password: loginText }), z.object({ apiKey: loginText })]),
    errors: ['connectionRefused', 'providerNotConfigured', 'providerUnavailable', 'tooMany'],
  }),

  disconnect: member('DELETE', '/api/settings/disconnect/:provider', {
    params: ofProvider,
    errors: ['notConnected', 'lastSignInMethod'],
  }),

  listSessions: member('GET', '/api/settings/sessions', {
    answers: { 200: z.object({ sessions: z.array(userSessionSchema) }) },
  }),

  /** Ends all sessions but the one of the request. */
  endOtherSessions: member('DELETE', '/api/settings/sessions', {}),

  exportData: member('GET', '/api/settings/export', {
    mediaType: 'application/json',
    answers: { 200: z.unknown() },
    errors: ['tooMany'],
  }),

  /** The password proves the owner; an account without one needs a sign-in within a day. */
  deleteAccount: session('DELETE', '/api/user/account', {
    body: z.object({ confirmation: z.string(), password: z.optional(z.string()) }),
    errors: ['reauthenticate', 'passwordIncorrect', 'busy', 'tooMany'],
  }),
};
