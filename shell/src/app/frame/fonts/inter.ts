// Adds the typeface when the browser is idle; until then a system font has its metrics. A cookie tells the server that it is
// cached.
import { typefaceCookie } from '@segue/contract/appearance';
import cyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2';
import greek from '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2';
import latinExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import vietnamese from '@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2';
import { savesData, whenIdle } from '../../../platform/network/data-saving';

type Face = { file: string; range: string };

const LATIN: Face = {
  file: latin,
  range:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
};
const OTHERS: readonly Face[] = [
  {
    file: latinExtended,
    range:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
  { file: vietnamese, range: 'U+0102-0103,U+0110-0111,U+01A0-01A1,U+01AF-01B0,U+1EA0-1EF9,U+20AB' },
  { file: cyrillic, range: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' },
  { file: greek, range: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF' },
];

/** Writes the cookie again after requesting the file again: browsers evict files from their caches. */
const COOKIE_S = 30 * 24 * 3600;

/** Without the font API the system font stays. */
export function wireFonts(): void {
  if ('fonts' in document && !savesData()) whenIdle(() => void addFaces());
}

async function addFaces(): Promise<void> {
  const faces = OTHERS.map(createFace);
  if (!document.querySelector('link[as="font"]')) {
    const face = createFace(LATIN);
    // All text is laid out again when faces are added: once, with the file that every page needs.
    await face.load().then(rememberTypeface, () => undefined);
    faces.unshift(face);
  }
  // The browser downloads only the files whose letters are on the page.
  for (const face of faces) document.fonts.add(face);
}

const createFace = ({ file, range }: Face) =>
  new FontFace('Inter Variable', `url("${file}") format("woff2")`, {
    weight: '100 900',
    unicodeRange: range,
    display: 'swap',
  });

function rememberTypeface(): void {
  const isSecure = location.protocol === 'https:';
  const attributes = `Path=/; Max-Age=${COOKIE_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  document.cookie = `${typefaceCookie(isSecure)}=${latin}; ${attributes}`;
}
