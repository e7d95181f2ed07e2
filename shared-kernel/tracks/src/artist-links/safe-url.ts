/** The URL when it is http or https, else null: provider data may hold `javascript:` URLs. */
export function safeUrl(address: string | null | undefined): string | null {
  // Not parsed as a URL, which takes as long as drawing the link of each row.
  return address && /^https?:\/\/[^\s/]/i.test(address) ? address : null;
}
