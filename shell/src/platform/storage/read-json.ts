/** The value of a text in JSON; undefined for any other text. */
export function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
