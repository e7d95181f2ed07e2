// Decodes the bytes of a file: by its byte order mark, as UTF-8, or by guessing the encoding.
import { analyse } from 'chardet';

/** Files that look like ISO 8859 are in the encoding of Windows that has its letters. */
const ISO: Readonly<Record<string, string>> = { 1: '1252', 2: '1250', 5: '1251', 7: '1253', 9: '1254' };
/** The encodings that the detection names and `TextDecoder` supports. */
const DETECTED = /^(?:windows-125[0-4]|koi8-r|shift_jis|euc-jp|euc-kr|gb18030|big5)$/;
/** The sample for the detection, from the first non-ASCII byte. */
const SAMPLE_BYTES = 50_000;

export function decode(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** Letters and line ends of UTF-16 have a zero in one half, always the same one. chardet finds it by its mark only. */
function encodingOf(bytes: Uint8Array): string {
  const mark = ((bytes[0] ?? 0) << 8) + (bytes[1] ?? 0);
  const zeros: [even: number, odd: number] = [0, 0];
  bytes.subarray(0, SAMPLE_BYTES).forEach((byte, at) => byte === 0 && (zeros[at % 2]! += 1));
  if (mark === 0xfffe || zeros[1] > 4 * zeros[0]) return 'utf-16le';
  if (mark === 0xfeff || zeros[0] > 4 * zeros[1]) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    const at = bytes.findIndex((byte) => byte > 0x7f);
    const names = analyse(bytes.subarray(at, at + SAMPLE_BYTES)).map(({ name }) =>
      name.toLowerCase().replace(/^iso-8859-(\d+)$/, (_, part: string) => `windows-${ISO[part]}`),
    );
    return names.find((name) => DETECTED.test(name)) ?? 'windows-1252';
  }
}
