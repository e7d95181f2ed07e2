/** The envelope of an answer, as JSON or XML. https://opensubsonic.netlify.app/docs/responses/subsonic-response/ */
import type { FastifyReply } from 'fastify';
import { isRecord } from '@segue/provider-sandbox/core/bodies';

/** Named fields of an answer; an empty list is left out, as real servers do. */
export type Fields = { readonly [name: string]: unknown };

export type ErrorCode = 0 | 10 | 40 | 41 | 42 | 43 | 44 | 50 | 70;

export const ERROR_MESSAGES: Readonly<Record<ErrorCode, string>> = {
  0: 'A generic error',
  10: 'Required parameter is missing',
  40: 'Wrong username or password',
  41: 'Token authentication not supported for LDAP users',
  42: 'Provided authentication mechanism not supported',
  43: 'Multiple conflicting authentication mechanisms provided',
  44: 'Invalid API key',
  50: 'User is not authorized for the given operation',
  70: 'The requested data was not found',
};

const VERSION = '1.16.1';
const NAMESPACE = 'http://subsonic.org/restapi';

/** Errors have status 200 too, at every server that was read. */
export type AnswerForm = { isJson: boolean; openSubsonic: boolean };

export function sendAnswer(reply: FastifyReply, form: AnswerForm, status: 'ok' | 'failed', fields: Fields) {
  const response = {
    status,
    version: VERSION,
    ...(form.openSubsonic ? { type: 'sandbox', serverVersion: '1.0.0', openSubsonic: true } : {}),
    ...fields,
  };
  if (form.isJson) {
    return reply
      .type('application/json; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .send(JSON.stringify({ 'subsonic-response': withoutEmptyLists(response) }));
  }
  const element = xmlElement('subsonic-response', { xmlns: NAMESPACE, ...response });
  return reply.type('text/xml; charset=utf-8').send(`<?xml version="1.0" encoding="UTF-8"?>\n${element}`);
}

function withoutEmptyLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyLists);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => !(Array.isArray(one) && one.length === 0))
      .map(([name, one]) => [name, withoutEmptyLists(one)]),
  );
}

/** Plain values become attributes, records and lists child elements, the field `value` the text. */
function xmlElement(name: string, content: unknown): string {
  if (!isRecord(content)) return `<${name}>${escapeXml(String(content))}</${name}>`;
  let attributes = '';
  let children = '';
  for (const [key, value] of Object.entries(content)) {
    if (value === undefined) continue;
    if (Array.isArray(value)) children += value.map((one) => xmlElement(key, one)).join('');
    else if (isRecord(value)) children += xmlElement(key, value);
    else if (key === 'value') children += escapeXml(String(value));
    else attributes += ` ${key}="${escapeXml(String(value))}"`;
  }
  return children ? `<${name}${attributes}>${children}</${name}>` : `<${name}${attributes}/>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
