// The multipart form a playlist is made from: one name, at most one cover, nothing else.
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { failure } from '../../failure';

export type PlaylistForm = { name: string; cover: Buffer | null };

/** Reads the form to its end; refuses what it does not know. */
export async function readPlaylistForm(request: FastifyRequest): Promise<PlaylistForm> {
  if (!request.isMultipart()) failure('badRequest');
  let name: string | null = null;
  let cover: Buffer | null = null;
  for await (const part of parts(request)) {
    if (part.type === 'file') {
      if (part.fieldname !== 'playlistCover' || cover) failure('badRequest');
      cover = await bytesOf(part);
    } else {
      if (
        part.fieldname !== 'name' ||
        name !== null ||
        typeof part.value !== 'string' ||
        part.valueTruncated
      ) {
        failure('badRequest');
      }
      name = part.value;
    }
  }
  if (name === null) failure('badRequest');
  return { name, cover: cover && cover.length > 0 ? cover : null };
}

async function* parts(request: FastifyRequest) {
  try {
    yield* request.parts();
  } catch (error) {
    refuse(error, 'badRequest');
  }
}

async function bytesOf(file: MultipartFile): Promise<Buffer> {
  try {
    return await file.toBuffer();
  } catch (error) {
    return refuse(error, 'coverInvalid');
  }
}

/** The parser's complaints carry a 4xx status; anything else is not the sender's fault. */
function refuse(error: unknown, key: 'badRequest' | 'coverInvalid'): never {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) failure(key);
  throw error;
}
