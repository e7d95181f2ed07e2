// Reads the body of an answer of another server, which may be of any length.

/** Throws `tooLarge` for a longer body. */
export async function bodyBytes(
  body: AsyncIterable<unknown>,
  maxBytes: number,
  tooLarge: () => Error,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop destroys the body and with it the connection.
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
