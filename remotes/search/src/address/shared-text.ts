// What another app shares with the installed one: the manifest's `share_target` opens /home?title=…&text=…&url=…
import { isLink } from '../search-box';

const NO_PROVIDER_SERVERS = { providers: { spotify: null, soundcloud: null } };
const AROUND_A_LINK = /^[("'<«“]+|[)"'>»”.,;:!?…]+$/g;
const ADDRESSES = /\S+:\/\/\S+/g;

/** The first link to a page at a provider; without one, the words to search for. Empty when nothing was shared. */
export function readSharedText(params: URLSearchParams): string {
  const [title, text, url] = ['title', 'text', 'url'].map((name) => (params.get(name) ?? '').trim()) as [
    string,
    string,
    string,
  ];
  const link = [url, text, title]
    .flatMap((part) => part.split(/\s+/))
    .map((word) => word.replace(AROUND_A_LINK, ''))
    .find((word) => isLink(word, NO_PROVIDER_SERVERS));
  const words = [text, title].map((part) => part.replace(ADDRESSES, '').replace(/\s+/g, ' ').trim());
  return link ?? (words.find(Boolean) || url || text);
}
