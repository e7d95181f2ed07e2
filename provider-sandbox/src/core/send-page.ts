/** Sends the public pages that links into a provider lead to. */
import type { FastifyReply } from 'fastify';
import { errorPage, escapeHtml, page } from './page';

export function sendPage(reply: FastifyReply, title: string, detail: string, cover: string | null) {
  return reply.type('text/html; charset=utf-8').send(
    page({
      title,
      body: `<main><p class="stamp">Local provider sandbox</p>${cover ? `<img class="cover" src="${escapeHtml(cover)}" alt="">` : ''}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(detail)}</p><p>An invented page: the real service would show this here.</p></main>`,
    }),
  );
}

export function sendNotFound(reply: FastifyReply) {
  return reply
    .code(404)
    .type('text/html; charset=utf-8')
    .send(errorPage('Not found', 'The sandbox has nothing at this address.'));
}
