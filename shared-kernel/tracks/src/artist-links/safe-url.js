/** The URL when it is http or https, else null: provider data may hold `javascript:` URLs. */
export function safeUrl(address) {
    if (!address || !URL.canParse(address))
        return null;
    const { protocol } = new URL(address);
    return protocol === 'https:' || protocol === 'http:' ? address : null;
}
