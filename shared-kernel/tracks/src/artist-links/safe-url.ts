/** The address when a page may be opened there, else null: a provider's data may hold anything. */
export function safeUrl(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? address : null;
}
