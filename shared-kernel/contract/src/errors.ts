// Every error of the API by its code: its HTTP status and the sentence a screen may show.
import * as z from 'zod/mini';
import { messages } from './rules';

export const errorAnswerSchema = z.object({ message: z.string(), code: z.optional(z.string()) });
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;

export const errors = {
  emailUnknown: {
    status: 404,
    message: 'Email does not exist or password may not be set for a Spotify/SoundCloud Account.',
  },
  passwordIncorrect: { status: 401, message: 'Incorrect password.' },
  emailInUse: { status: 409, message: 'Email Already in Use.' },
  emailRequired: { status: 400, message: messages.emailRequired },
  emailInvalid: { status: 400, message: messages.emailInvalid },
  passwordInvalid: { status: 400, message: messages.passwordRule },
  notSignedIn: { status: 401, message: 'Please sign in.' },
  setupRequired: { status: 403, message: 'Please finish setting up your account.' },
  registrationClosed: {
    status: 403,
    message: 'Registration is closed on this server. Ask the person who runs it.',
  },
  inviteRequired: { status: 403, message: 'You need an invite link to create an account here.' },
  inviteInvalid: {
    status: 403,
    message: 'This invite link has expired or was used already. Ask for a new one.',
  },
  invitesOff: { status: 403, message: 'Only the person who runs this server makes invite links.' },
  passwordAlreadySet: { status: 409, message: 'This account is set up already.' },
  passwordsOff: { status: 403, message: 'This site uses no passwords. Sign in another way.' },
  reauthenticate: { status: 403, message: 'Please sign in again to do this.' },
  crossSite: { status: 403, message: 'This request came from another site.' },
  wrongHost: { status: 421, message: 'This server does not answer to this host name.' },
  badRequest: { status: 400, message: 'The request is not valid.' },
  playlistNotFound: { status: 404, message: 'Playlist not found' },
  trackNotFound: { status: 404, message: 'Track not found' },
  otherProvider: {
    status: 409,
    message: 'A playlist holds tracks of one service here. Choose another playlist.',
  },
  linkUnknown: { status: 400, message: 'Only links to tracks, albums, artists and playlists open here.' },
  linkNotFound: { status: 404, message: 'Nothing is at this link. It may be private.' },
  linkNotServed: { status: 403, message: 'Other apps may not open this playlist.' },
  catalogueNotFound: { status: 404, message: 'We couldn’t find this. It may be private or deleted.' },
  notConnected: { status: 404, message: 'This provider is not connected.' },
  connectionRefused: { status: 403, message: 'The server didn’t accept this username or password.' },
  reconnectNeeded: { status: 409, message: 'Please reconnect this provider.' },
  lastSignInMethod: { status: 409, message: 'You sign in with this provider, so it stays connected.' },
  tooMany: { status: 429, message: 'Too many requests. Please try again later.' },
  coverInvalid: { status: 400, message: 'The cover must be a JPEG, PNG or WebP image of at most 5MB.' },
  appRefused: { status: 502, message: 'This site’s access isn’t set up correctly.' },
  providerUnavailable: { status: 502, message: 'The provider is not available right now.' },
  providerNotConfigured: { status: 404, message: 'This music service is not set up here.' },
  notFound: { status: 404, message: 'Not found' },
  busy: { status: 503, message: 'The server is busy. Please try again.' },
  storageFull: { status: 507, message: 'Your change could not be saved. Please try again later.' },
  unexpected: { status: 500, message: 'An unexpected error occurred.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** The sentence of an error body, which is a plain string, a JSON string, `{message}` or `{error}`. */
export function errorText(body: unknown): string | null {
  if (typeof body === 'string') {
    try {
      const inner: unknown = JSON.parse(body);
      if (inner !== body) return errorText(inner) ?? body.trim();
    } catch {
      return body.trim();
    }
  }
  if (typeof body === 'object' && body !== null) {
    const { message, error } = body as { message?: unknown; error?: unknown };
    if (typeof message === 'string') return message.trim();
    if (typeof error === 'string') return error.trim();
  }
  return null;
}

/** Whether an error body has this code. A body without a known code is matched by the sentence of the specification. */
export function isError(body: unknown, code: ErrorCode): boolean {
  const sent = errorAnswerSchema.safeParse(body).data?.code;
  if (sent !== undefined && Object.hasOwn(errors, sent)) return sent === code;
  return errorText(body) === errors[code].message;
}
