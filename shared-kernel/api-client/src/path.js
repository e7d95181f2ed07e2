// Builds a request path from a route's pattern.
/** Encodes one path segment; `.` and `..` would be removed by URL parsing, so they carry an encoded space. */
function encodeSegment(value) {
    const text = value.toWellFormed();
    return encodeURIComponent(text === '.' || text === '..' ? `${text} ` : text);
}
/** Fills `:name` parameters; throws when one is missing, which is a programming error. */
export function fillPath(pattern, params) {
    return pattern.replace(/:(\w+)/g, (_, name) => {
        const value = params[name];
        if (value === undefined)
            throw new Error(`Path parameter "${name}" of ${pattern} is missing`);
        return encodeSegment(String(value));
    });
}
