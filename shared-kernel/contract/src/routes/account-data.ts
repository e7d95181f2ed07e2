// Sessions of an account, its export and its deletion.
import * as z from 'zod/mini';
import { userSessionSchema } from '../entities/account';
import { defineRoute, done } from './route';

export const accountDataRoutes = {
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
