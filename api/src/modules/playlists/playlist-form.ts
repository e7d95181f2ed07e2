// Reads the multipart form of a playlist: at most one name, at most one cover or `cover=remove`, nothing else.
import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError, failure } from '../../failure';

export type PlaylistForm = { name: string | null; cover: Buffer | null; doesRemoveCover: boolean };

/** Reads the form to its end. Unknown fields and incomplete forms fail with a 400 of the contract. */
export async function readPlaylistForm(request: FastifyRequest): Promise<PlaylistForm> {
  if (!request.isMultipart()) failure('badRequest');
  try {
    return await readParts(request);
  } catch (error) {
    // Unread bytes would block the connection until its timeout.
    request.raw.unpipe().resume();
    if (error instanceof DomainError) throw error;
    // The parser throws for an invalid form or a client that stopped sending.
    request.log.info({ err: error }, 'a form was not valid');
    return failure(isTooLarge(error) ? 'coverInvalid' : 'badRequest');
  }
}

async function readParts(request: FastifyRequest): Promise<PlaylistForm> {
  const texts = new Map<string, string>();
  let cover: Buffer | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      if (part.fieldname !== 'playlistCover' || cover) failure('badRequest');
      cover = await part.toBuffer();
    } else {
      const isKnown = part.fieldname === 'name' || part.fieldname === 'cover';
      if (!isKnown || texts.has(part.fieldname) || typeof part.value !== 'string' || part.valueTruncated) {
        failure('badRequest');
      }
      texts.set(part.fieldname, part.value);
    }
  }
  const removal = texts.get('cover');
  if (removal !== undefined && removal !== 'remove') failure('badRequest');
  return {
    name: texts.get('name') ?? null,
    cover: cover && cover.length > 0 ? cover : null,
    doesRemoveCover: removal !== undefined,
  };
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
}
