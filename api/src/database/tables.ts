// Types of all tables for Kysely. On both databases times are ISO 8601 text and flags are 0 or 1.
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Appearance, Provider, ScrobbleTarget, SignInService } from '@segue/contract';

type Flag = 0 | 1;

export type Tables = {
  users: {
    id: Generated<number>;
    email: string | null;
    /** The normalized email: two emails are the same when their keys are equal. */
    email_key: string | null;
    password_hash: string | null;
    password_updated_at: string | null;
    volume: number | null;
    /** Null = never chosen. */
    appearance: Appearance | null;
    /** 1 = listens are not kept. */
    history_paused: Generated<Flag>;
    created_at: string;
    updated_at: string;
  };
  sessions: {
    id_hash: string;
    user_id: number;
    created_at: string;
    last_seen_at: string;
    expires_at: string;
    /** Browser and system at the sign-in, such as "Firefox on Windows"; null when unknown. */
    device: string | null;
  };
  connections: {
    provider: Provider;
    provider_user_id: string;
    user_id: number;
    display_name: string | null;
    /** 1 = yes, 0 = no, null = unknown. */
    premium: Flag | null;
    access_token: string | null;
    refresh_token: string | null;
    token_expires_at: string | null;
    scope: string;
    connected_at: string;
    /** Time of the owner's last consent; a token refresh does not change it. */
    authorized_at: string;
    needs_reconnect: Flag;
    /** Lease of a token refresh: its id, and the time until which no other refresh may start. */
    renewed_by: string | null;
    renewal_ends_at: string | null;
  };
  /** Accounts that an OpenID Connect issuer, or the issuer `proxy`, signs in. */
  identities: { issuer: string; subject: string; user_id: number };
  oauth_transactions: {
    state_hash: string;
    provider: SignInService;
    purpose: 'sign-in' | 'connect';
    session_hash: string | null;
    user_id: number | null;
    cookie_hash: string;
    verifier: string;
    return_to: string | null;
    invite_hash: string | null;
    created_at: string;
  };
  tracks: {
    provider: Provider;
    track_id: string;
    payload: string;
    fetched_at: string;
    /** The payload's cover, and how long the track plays (milliseconds), so that queries can use them. */
    image_url: string | null;
    duration: number | null;
    /** Its title and artists in the form that searches compare; null in rows of versions before. */
    search_text: string | null;
  };
  favorites: { user_id: number; provider: Provider; track_id: string; favorited_at: string };
  listens: { user_id: number; listened_at: string; provider: Provider; track_id: string };
  /** Where a user's listens are sent; the token of ListenBrainz encrypted. */
  scrobble_targets: {
    user_id: number;
    target: ScrobbleTarget['target'];
    /** Null = the operator's. */
    server_url: string | null;
    token: string | null;
    account: string | null;
    needs_token: Generated<Flag>;
  };
  /** Listens to send. Those that are done stay for a while, so that the same listen is not sent again. */
  scrobbles: Tables['listens'] & {
    target: ScrobbleTarget['target'];
    /** The next attempt, or the end of the lease of a running one; null = done. */
    due_at: string | null;
    attempts: Generated<number>;
    /** 1 = an attempt has begun, and no answer says that it failed. */
    may_have_arrived: Generated<Flag>;
  };
  /** What both had when the user's own server was last compared with the favorites. */
  stars: { user_id: number; provider: Provider; track_id: string; connected_at: string };
  playlists: {
    id: Generated<number>;
    user_id: number;
    name: string;
    created_at: string;
    /** Time of the last change of its name, cover, tracks or order. */
    changed_at: string;
    /** Increases with each of these changes. */
    revision: Generated<number>;
    /** When the playlist was deleted; null while it is not. */
    deleted_at: string | null;
  };
  playlist_tracks: {
    playlist_id: number;
    provider: Provider;
    track_id: string;
    position: number;
    added_at: string;
  };
  covers: { id: string; playlist_id: number; image: Uint8Array; created_at: string };
  /** A share link: its token encrypted for the owner to read again, and its content: a playlist, or references as JSON. */
  shares: {
    token_hash: string;
    token: string;
    user_id: number;
    playlist_id: number | null;
    tracks: string | null;
    created_at: string;
    /** Null = it does not expire. */
    expires_at: string | null;
  };
  /** The app's own provider tokens (client credentials), encrypted. */
  app_tokens: { provider: Provider; payload: string; updated_at: string };
  /** Rate-limit counters: all parts of a key whose window has not ended count together. */
  attempts: { key: string; part: string; count: number; ends_at: string };
  /** Rate limits that servers on one PostgreSQL share; empty on SQLite. */
  request_counts: { key: string; count: number; ends_at: string };
  /** Until when an HTTP client of a provider sends nothing after a 429; empty on SQLite. */
  provider_backoffs: { client: string; ends_at: string };
  password_resets: { token_hash: string; user_id: number; expires_at: string };
  /** `created_by` is null for those of the operator. */
  invites: { token_hash: string; created_by: number | null; created_at: string; expires_at: string };
};

/** The database or a transaction: repositories accept either. */
export type Database = Kysely<Tables> | Transaction<Tables>;
