/** Words that mean nearly the same: a search for one finds titles with another, as the search of a music service does. */
import { words } from '../core/text-search';

const TOPICS = `
harbour hafen puerto porto port portus cais pier quay kai kaimauer dock lighthouse 港 ハーバー الميناء ميناء المرفأ נמל בנמל
midnight night mitternacht nacht medianoche noche minuit nuit noite madrugada meianoche late nocturne nocturnes 真夜中 夜 الليل ليل ليلة لילה בלילה חצות
ferry boat fähre barco barque bac barca barquinho lancha ferryman フェリー قارب מעבורת במעבורת papierboot
rain rainy regen regnet lluvia pluie pleut chuva garoa raining raincoat 雨 雨音 مطر المطر גשם בגשם
window fenster ventana fenêtre janela 窓 الشباك חלון החלון windowsill fensterbank
tide tides flut marea maré ebbe wave waves estuary 波 موج גלים
love liebe amor amour amants lovers lovesick 恋 حب אהבה
fire feuer fuego feu fogo نار אש
sea ocean meer mar mer marina 海 海辺 البحر הים
dance dancing tanzen bailando danser ダンス לרקוד
light lights licht lanterns lantern laternen luz lumière 灯台
letter lettre brief carta رسالة מכתב postcards
jazz swing blues bossa soul
techno dub house
ambient drift weightless
sleep dream dreaming sleepy dormir schlaf
sunday domingo sonntag sundays
summer sommer été verano 夏 夏の
`;

const topics = TOPICS.trim()
  .split('\n')
  .map((line) => line.split(' ').flatMap(words));
const topicsOfWord = new Map<string, number[]>();
for (const [index, topic] of topics.entries())
  for (const word of topic) topicsOfWord.set(word, [...(topicsOfWord.get(word) ?? []), index]);

/** Japanese titles have no spaces between their words. */
const JAPANESE = /^[\u3040-\u30ff\u4e00-\u9fff]+$/;
const japaneseWords = [...topicsOfWord.keys()].filter((word) => JAPANESE.test(word));

const sets = new Map<string, ReadonlySet<string>>();

/** The words of the genre, and of all topics that it or the title touches. */
export function relatedWords(genre: string, title: readonly string[]): ReadonlySet<string> {
  const present = [...wordsOfGenre(genre), ...title];
  const joined = present.filter((word) => JAPANESE.test(word)).join(' ');
  const touched = joined ? japaneseWords.filter((word) => joined.includes(word)) : [];
  const found = new Set<number>();
  for (const word of [...present, ...touched]) topicsOfWord.get(word)?.forEach((topic) => found.add(topic));
  const key = `${genre} ${[...found].sort().join(' ')}`;
  const known = sets.get(key);
  if (known) return known;
  const set = new Set([...wordsOfGenre(genre), ...[...found].flatMap((topic) => topics[topic]!)]);
  sets.set(key, set);
  return set;
}

const genreWords = new Map<string, string[]>();
function wordsOfGenre(genre: string): readonly string[] {
  const known = genreWords.get(genre) ?? words(genre);
  genreWords.set(genre, known);
  return known;
}
