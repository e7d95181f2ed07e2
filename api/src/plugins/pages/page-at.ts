// Finds the prerendered page of an address, and puts the text of the address into it.
import { searchQuery } from '@segue/contract';
import { QUERY_TEXT_MARK, type PrerenderedPage } from '@segue/remote-kit/releases';
import { escapeHtml } from './escape-html';
import { matchesRoute } from './registry-file';

/** A route pattern, or one with a query string in which the mark stands for any text. */
export type DrawnPage = [address: string, page: PrerenderedPage];

const TEXT_MAX_CHARACTERS = 200;

/** Null when no page was drawn for this path with exactly these parameters. */
export function pageAt(pages: readonly DrawnPage[], path: string, query: URLSearchParams) {
  for (const [address, page] of pages) {
    const [route = '', drawnQuery] = address.split('?');
    const text = matchesRoute(route, path) ? textIn(query, new URLSearchParams(drawnQuery)) : null;
    if (text === null) continue;
    // A function, because `$&` in a text would mean the mark.
    return { ...page, html: page.html.replaceAll(QUERY_TEXT_MARK, () => escapeHtml(text)) };
  }
  return null;
}

/** The text of a query that has the drawn parameters, empty when none is a text; null for other parameters. */
function textIn(query: URLSearchParams, drawn: URLSearchParams): string | null {
  if (query.size !== drawn.size) return null;
  let text = '';
  for (const [name, value] of drawn) {
    const given = query.get(name);
    if (given === null) return null;
    if (value !== QUERY_TEXT_MARK) {
      if (given !== value) return null;
    } else {
      text = searchQuery(given);
      if (!isPaintable(text)) return null;
    }
  }
  return text;
}

/** Whether a field and the parser of HTML keep the text as it is. */
function isPaintable(text: string): boolean {
  return text !== '' && text.length <= TEXT_MAX_CHARACTERS && !/\p{Cc}/u.test(text);
}
