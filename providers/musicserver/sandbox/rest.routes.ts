/** The OpenSubsonic API: `/rest/{method}`, also as `{method}.view` and as a form. https://opensubsonic.netlify.app/docs/endpoints/ */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_MESSAGES, sendAnswer, type AnswerForm, type ErrorCode, type Fields } from './answers';
import { acceptsApiKeys, authenticate } from './authentication';
import type { MusicServer } from './context';
import { sendCover, sendSound } from './media';
import { METHODS } from './methods';
import { parametersOf } from './parameters';

const EXTENSIONS = [
  { name: 'formPost', versions: [1] },
  { name: 'songLyrics', versions: [1] },
];
const API_KEY_EXTENSION = { name: 'apiKeyAuthentication', versions: [1] };
const MEDIA = { stream: sendSound, getCoverArt: sendCover } as const;

export function restRoutes(server: MusicServer) {
  return async (app: FastifyInstance) => {
    app.get<{ Params: { method: string } }>('/:method', handle);
    app.post<{ Params: { method: string } }>('/:method', handle);

    async function handle(request: FastifyRequest<{ Params: { method: string } }>, reply: FastifyReply) {
      const method = request.params.method.replace(/\.view$/, '');
      const parameters = parametersOf(request);
      const settings = server.settings();
      const form: AnswerForm = {
        isJson: settings.json && parameters.get('f') === 'json',
        openSubsonic: settings.openSubsonic,
      };
      const fail = (code: ErrorCode, message = ERROR_MESSAGES[code]) =>
        sendAnswer(reply, form, 'failed', { error: { code, message } });

      // Clients ask for the extensions before they know how to log in.
      if (method === 'getOpenSubsonicExtensions' && settings.openSubsonic) {
        const openSubsonicExtensions = acceptsApiKeys(settings.logIns)
          ? [...EXTENSIONS, API_KEY_EXTENSION]
          : EXTENSIONS;
        return sendAnswer(reply, form, 'ok', { openSubsonicExtensions });
      }
      const user = authenticate(parameters, server.users, settings.logIns);
      if (typeof user === 'number') return fail(user);
      const call = { server, user, parameters, library: server.library() };
      if (isMedia(method)) {
        const failed = await MEDIA[method](call, request, reply);
        return failed === undefined ? reply : fail(failed);
      }
      const answer = METHODS[method]?.(call);
      if (answer === undefined) {
        void reply.code(404);
        return fail(0, 'The sandbox does not serve this method');
      }
      return typeof answer === 'number'
        ? fail(answer)
        : sendAnswer(reply, form, 'ok', answer satisfies Fields);
    }
  };
}

const isMedia = (method: string): method is keyof typeof MEDIA => Object.hasOwn(MEDIA, method);
