/** A playlist with defaults; `part` overrides single fields. */
export function aPlaylist(part = {}) {
    return { playlistId: 1, name: 'Night ferries', createdAt: '2025-11-20T18:30:00.000Z', ...part };
}
