// Requests of the Subsonic API, version 1.13 and later (opensubsonic.netlify.app): parameters in the query, answers in an envelope.
import * as z from 'zod/mini';
import type { CallLog, Operation } from '@segue/api/port/upstream-events';
import { jsonOrNull, lenient } from '@segue/api/port/wire';
import { nullIf, ProviderError, type ProviderErrorKind } from '@segue/api/port/music-provider';
import type { Upstream } from '@segue/api/port/upstream';
import type { LogInQuery } from './log-in';

const XML_ONLY = {
  reason: 'answers in XML only',
  advice: 'This music server answers in XML only. Segue needs one that answers in JSON.',
};
/** Error pages of Go's and nginx's web servers. */
const WANTS_TLS = /HTTP request.* HTTPS/i;
const NEEDS_TLS = {
  reason: 'speaks TLS',
  advice: 'The server wants TLS at this port. Begin the address with https://.',
};
const NO_MUSIC_SERVER = {
  reason: 'no music server at this address',
  advice: 'What answers at the music server’s address isn’t a music server. Ask whoever runs this site.',
};

const envelopeSchema = z.object({
  'subsonic-response': z.looseObject({
    status: z.string(),
    /** The server's product name, in OpenSubsonic. */
    type: lenient(z.string()),
    error: lenient(z.object({ code: z.coerce.number() })),
  }),
});

/** Only the code of an error is used: the server's text may repeat the request's secrets. */
const KINDS: Partial<Record<number, ProviderErrorKind>> = {
  40: 'auth',
  41: 'app-refused',
  42: 'app-refused',
  44: 'auth',
  50: 'forbidden',
  60: 'app-refused',
  70: 'not-found',
};
/** A token cannot be checked; older servers report a missing password instead. */
const TOKEN_REFUSALS: readonly string[] = [41, 42, 10].map(reasonOf);

export const meansTokenRefused = ({ reason }: ProviderError): boolean =>
  TOKEN_REFUSALS.includes(reason ?? '');

/** A playlist of ten thousand songs. */
const ANSWER_MAX_BYTES = 16 * 1024 * 1024;

export type RestApi = ReturnType<typeof createRestApi>;

/** The address of a request; `method` is ours, and all else an encoded parameter. */
export function addressOf(
  serverUrl: string,
  method: string,
  logIn: LogInQuery,
  parameters: Record<string, string>,
): string {
  const query = new URLSearchParams([
    ...new URLSearchParams(logIn),
    ...Object.entries({ ...parameters, v: '1.13.0', c: 'Segue', f: 'json' }),
  ]);
  return `${serverUrl}/rest/${method}.view?${query.toString()}`;
}

export function createRestApi(serverUrl: string, upstream: Upstream) {
  /** The content of the answer, parsed with the schema. */
  return async function read<S extends z.ZodMiniType>(
    operation: Operation,
    method: string,
    request: {
      logIn: LogInQuery;
      parameters?: Record<string, string>;
      log?: CallLog | undefined;
      isSentOnce?: boolean;
    },
    schema: S,
  ): Promise<z.output<S>> {
    const url = addressOf(serverUrl, method, request.logIn, request.parameters ?? {});
    const answer = await upstream.send({
      operation,
      log: request.log,
      ...(request.isSentOnce && { isSentOnce: true }),
      method: 'GET',
      url,
      maxBytes: ANSWER_MAX_BYTES,
    });
    return readAnswer(answer.text, schema);
  };
}

/** Null from a server that refuses or lacks the method, or needs another service for it. */
export const nullIfLacking = <Answer>(ask: () => Promise<Answer>) =>
  nullIf(({ kind }) => kind !== 'auth' && kind !== 'network', ask);

/** Throws the error in the envelope, or `malformed` when there is no envelope. */
export function readAnswer<S extends z.ZodMiniType>(text: string, schema: S): z.output<S> {
  const content = readEnvelope(text);
  if (content.status !== 'ok') {
    const code = content.error?.code ?? 0;
    throw new ProviderError(KINDS[code] ?? 'upstream', {
      reason: reasonOf(code),
      ...(code === 50 && { advice: 'Your account at the music server has no right to do this.' }),
    });
  }
  const result = schema.safeParse(content);
  if (!result.success) throw new ProviderError('malformed', { reason: 'unexpected answer' });
  return result.data;
}

/** The body of a music server's answer or error. */
export function readEnvelope(text: string) {
  const envelope = envelopeSchema.safeParse(jsonOrNull(text));
  if (envelope.success) return envelope.data['subsonic-response'];
  const isXml = /^\s*</.test(text) && text.includes('<subsonic-response');
  const whatAnswers = WANTS_TLS.test(text) ? NEEDS_TLS : NO_MUSIC_SERVER;
  throw new ProviderError('malformed', isXml ? XML_ONLY : whatAnswers);
}

function reasonOf(code: number): string {
  return `error ${code}`;
}
