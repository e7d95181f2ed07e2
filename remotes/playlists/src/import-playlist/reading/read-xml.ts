// Reads XML into elements. The browser's DOMParser is a sink of Trusted Types, which the page's policy forbids; this reader makes
// no nodes, knows no entities but the five of XML, and refuses a DOCTYPE, so nothing expands and nothing is fetched.

export type XmlElement = {
  /** Without the prefix of a namespace. */
  name: string;
  children: readonly XmlElement[];
  text: string;
};

/** Depth of nested elements that is accepted; XSPF files have five. */
const DEPTH_MAX = 50;
const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([A-Za-z_][\w.:-]*)([^<>]*)>|([^<]+)/y;

/** The root element, or null when the text is not well-formed. Attributes are not read. */
export function readXml(text: string): XmlElement | null {
  const root = { name: '', children: [] as XmlElement[], text: '' };
  const open = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text);
    if (!token) return null;
    const [, data, slash, tag, attributes, words] = token;
    const parent = open.at(-1)!;
    if (tag === undefined) {
      parent.text += data ?? resolve(words ?? '');
      continue;
    }
    const name = tag.slice(tag.indexOf(':') + 1);
    if (slash) {
      if (open.length < 2 || parent.name !== name) return null;
      open.pop();
      continue;
    }
    const element = { name, children: [], text: '' };
    parent.children.push(element);
    if (!attributes?.endsWith('/')) open.push(element);
    if (open.length > DEPTH_MAX) return null;
  }
  return open.length === 1 ? (root.children[0] ?? null) : null;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function resolve(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,10}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name as string] ?? whole;
    const code = decimal === undefined ? parseInt(hex as string, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
