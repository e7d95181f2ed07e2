import * as z from 'zod/mini';
import { connectionsSchema, profileSchema, userSessionSchema } from '../entities/account';
import { providerSchema } from '../providers';
import { appearanceSchema, volumeSchema } from '../entities/session';
import { PROVIDER_LOGIN_MAX_CHARACTERS } from '../limits';
import { defineRoute, done } from './route';

const loginText = z
  .string()
  .check(z.minLength(1, 'Required'), z.maxLength(PROVIDER_LOGIN_MAX_CHARACTERS, 'Too long'));

export const accountRoutes = {
  saveVolume: defineRoute({
    method: 'PUT',
    path: '/api/playback/volume',
    access: 'member',
    body: z.object({ newVolume: volumeSchema }),
    answers: { 200: done },
  }),

  /** Also while the account has no password: the choice is no secret and harms nothing. */
  saveAppearance: defineRoute({
    method: 'PUT',
    path: '/api/user/appearance',
    access: 'session',
    body: z.object({ appearance: appearanceSchema }),
    answers: { 200: done },
  }),

  getProfile: defineRoute({
    method: 'GET',
    path: '/api/settings/profile',
    access: 'member',
    answers: { 200: z.object({ profile: profileSchema }) },
  }),

  updateProfile: defineRoute({
    method: 'PUT',
    path: '/api/user/profile',
    access: 'member',
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

  getConnections: defineRoute({
    method: 'GET',
    path: '/api/settings/connections',
    access: 'member',
    answers: { 200: z.object({ connections: connectionsSchema }) },
  }),

  /** Connects a provider with a form instead of OAuth. The log-in is checked at the provider before it is stored. */
  connectWithPassword: defineRoute({
    method: 'POST',
    path: '/api/settings/connect/:provider',
    access: 'member',
    params: z.object({ provider: providerSchema }),
    body: z.union([z.object({ username: loginText, password: loginText }), z.object({ apiKey: loginText })]),
    answers: { 200: done },
    errors: ['connectionRefused', 'providerNotConfigured', 'providerUnavailable', 'tooMany'],
  }),

  disconnect: defineRoute({
    method: 'DELETE',
    path: '/api/settings/disconnect/:provider',
    access: 'member',
    params: z.object({ provider: providerSchema }),
    answers: { 200: done },
    errors: ['notConnected', 'lastSignInMethod'],
  }),

  listSessions: defineRoute({
    method: 'GET',
    path: '/api/settings/sessions',
    access: 'member',
    answers: { 200: z.object({ sessions: z.array(userSessionSchema) }) },
  }),

  /** Ends all sessions but the one of the request. */
  endOtherSessions: defineRoute({
    method: 'DELETE',
    path: '/api/settings/sessions',
    access: 'member',
    answers: { 200: done },
  }),

  exportData: defineRoute({
    method: 'GET',
    path: '/api/settings/export',
    access: 'member',
    mediaType: 'application/json',
    answers: { 200: z.unknown() },
    errors: ['tooMany'],
  }),

  /** The password proves the owner; an account without one needs a sign-in within a day. */
  deleteAccount: defineRoute({
    method: 'DELETE',
    path: '/api/user/account',
    access: 'session',
    body: z.object({ confirmation: z.string(), password: z.optional(z.string()) }),
    answers: { 200: done },
    errors: ['reauthenticate', 'passwordIncorrect', 'busy', 'tooMany'],
  }),
};
