// PORT: how the settings of a provider are read, and what pages and links need of them.
import type { Environment } from '../config/fields';

/** Sources that a provider adds to the Content-Security-Policy of pages. */
export type PagePolicy = Partial<Record<'scripts' | 'connections' | 'frames' | 'media', readonly string[]>>;

/** Hosts to which the links of providers may point, configured or not. */
export type LinkSettings = {
  linkHosts: readonly string[];
  /** Where Spotify's public pages are, without a trailing slash. */
  spotifyOpenUrl: string;
};

export type SettingsOf<Settings extends object, Page> = {
  /** Null when the server is not configured for it. */
  read: (env: Environment) => Settings | null;
  page: (settings: Settings) => Page;
  policy: (settings: Settings) => PagePolicy;
  imageHosts: readonly string[];
  /** Hosts of its public pages, allowed in links also where it is not configured. */
  linkHosts?: readonly string[];
  /** The company's own addresses by their setting; empty for a server of the operator. */
  own: Partial<Record<keyof Settings, string>>;
  /** A link in the form that the adapter opens; null for no track or list of this provider, undefined for another provider. */
  readLink: (text: string, hosts: LinkSettings, settings: Settings | null) => string | null | undefined;
  /** The public page of a link; the link itself when it is one. */
  pageOfLink?: (link: string, hosts: LinkSettings) => string;
  /** A link to a track that follows from its id alone. */
  uriOf?: (trackId: string) => string;
};
