// A browser as the server sees it: keeps cookies and sends Sec-Fetch-Site.
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Answer = LightMyRequestResponse;

export type Browser = {
  readonly cookies: Map<string, string>;
  /** A fetch of the product's own page. */
  call: (method: Method, url: string, body?: object | undefined) => Promise<Answer>;
  /** A full-page navigation; `site` is the Sec-Fetch-Site header. */
  visit: (url: string, site?: string) => Promise<Answer>;
  /** A form with fields and files. */
  sendForm: (method: Method, url: string, form: FormData) => Promise<Answer>;
  send: (options: InjectOptions) => Promise<Answer>;
  /** Another browser with a copy of these cookies. */
  clone: () => Browser;
};

/** A browser with these cookies; by default without any. */
export function newBrowser(app: FastifyInstance, former: ReadonlyMap<string, string> = new Map()): Browser {
  const cookies = new Map(former);

  const send = async (options: InjectOptions): Promise<Answer> => {
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...options.headers, ...(jar && { cookie: jar }) };
    const answer = await app.inject({ ...options, headers });
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0);
      if (isGone) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };

  return {
    cookies,
    send,
    clone: () => newBrowser(app, cookies),
    call: (method, url, body) =>
      send({
        method,
        url,
        headers: { 'sec-fetch-site': 'same-origin' },
        ...(body !== undefined && { payload: body }),
      }),
    visit: (url, site = 'same-origin') =>
      send({ method: 'GET', url, headers: { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' } }),
    sendForm: async (method, url, form) => {
      const request = new Request('http://form.test', { method: 'POST', body: form });
      return send({
        method,
        url,
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': request.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await request.arrayBuffer()),
      });
    },
  };
}
