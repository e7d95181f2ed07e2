/** Words for uploads that are on no album: who uploads, and where they were recorded. */
const list = (text: string): readonly string[] => text.split('|');

export const HANDLE_HEADS = list('oval|sub|paper|moth|dusk|tape|lint|fern|grain|halo|rook|velvet');
export const HANDLE_TAILS = list('works|plays|hours|system|garden|box|tapes');
export const FULL_NAMES = list(
  'Juno Valtonen|Teodor Okonjo|Vesna Delmonte|Iker Asterby|Noemi Pellerin|Leif Kovalde|Zora Oyelade|Farah Abernoth|Núria Solé-Pryce|Łucja Zielinska',
);
export const LABELS = list(
  'quayside tapes|Sable Row Records|Nordkai Platten|Discos La Barca|Disques Lilas|Selo Varanda|Tugboat Audio|Glasshouse Cuts|Bayside Music Tokyo|Wadi Sounds',
);
export const SPEEDERS = list('nightcore nook|slowed by sol|spin cycle edits|reverb attic');
export const COVERERS = list('bedroom ukulele club|Hanna on Keys|two guitars one cat');
export const SHOWS = list(
  'Radio Estuary|Nachtkahn FM|The Late Shift|Canal Sessions|Lantern Podcast|Onda Corta',
);
export const VENUES = list(
  'Kiln|Ostsund Concert Hall|Sala Marejada|Le Petit Ponton|Halle 7|Cinema Aurora|Rooftop, Lisbon|Fjordfest 2019|Old Customs House|Bimhaven',
);
