// A failing request as a shell command: curl where it can send the request, else its bytes through nc.

/** @param {import('./requests.mjs').FuzzRequest} request @param {number} port */
export function shellCommand({ parts, isWellFormed, bytes }, port) {
  if (!parts || !isWellFormed) return `printf ${quoted(bytes, '%')} | nc -q 5 127.0.0.1 ${port}`;
  const { method, target, headers, body } = parts;
  const lines = [...headers]
    .filter(([name]) => name !== 'Content-Length')
    .map(([name, value]) => ` -H ${quoted(Buffer.from(`${name}: ${value}`, 'latin1'))}`);
  const data = body.length > 0 ? ` --data-binary ${quoted(body)}` : '';
  const path = quoted(Buffer.from(target, 'latin1'));
  return `curl -i -X ${method} --request-target ${path}${lines.join('')}${data} http://127.0.0.1:${port}`;
}

/** Bytes as one word of bash; `escaped` characters are written as their code. */
function quoted(bytes, escaped = '') {
  const characters = [...bytes].map((byte) => {
    const character = String.fromCharCode(byte);
    const isPlain = byte > 31 && byte < 127 && !`'\\${escaped}`.includes(character);
    return isPlain ? character : `\\x${byte.toString(16).padStart(2, '0')}`;
  });
  // printf reads the codes itself.
  return escaped ? `'${characters.join('')}'` : `$'${characters.join('')}'`;
}
