/** Words for generated names. The list is short, so that one query finds tracks at both providers. */
const list = (text: string): readonly string[] => text.split('|');

export const GENRES = list('Ambient|Lo-fi|House|Synthwave|Folk|Chamber|Dub|Techno|Dream Pop|Jazz|Breakbeat');
export const ADJECTIVES = list(
  'Midnight|Late|Paper|Blue|Golden|Silver|Slow|Quiet|Northern|Electric|Velvet|Winter|Summer|Hollow|Distant|Amber|Broken|Neon|Little|Endless',
);
export const NOUNS = list(
  'Harbour|Ferry|Lantern|Window|Tide|River|Garden|Signal|Engine|Mirror|Orchard|Station|Letter|Postcard|Satellite|Ocean|Shadow|Dream|Fire|Rain|Light|Ghost|Island|Avenue|Telephone|Horizon|Kite|Thunder|Compass|Carousel|Echo|Love',
);
export const PLACES = list(
  'Window|Harbour|Pier|Balcony|Roof|Shore|Platform|Bridge|Motorway|Estuary|Boulevard|Valley|Island|Ferry|Quay',
);
export const TIMES = list('Midnight|Sunday|November|Half Past Four|Tomorrow|August|Last Night|Golden Hour');
export const GERUNDS = list('Waiting|Dancing|Falling|Dreaming|Swimming|Driving|Walking|Drifting|Singing');

export const FIRST_NAMES = list(
  'Juno|Teodor|Vesna|Calla|Ruben|Maelle|Iker|Noemi|Odile|Leif|Zora|Emeka|Farah|Goran|Hedda|Ines|Kasper|Nils|Petra|Stellan|Xenia|Éloise|Søren|Núria|Łucja',
);
export const LAST_NAMES = list(
  'Vantreight|Okonjo|Lindqvale|Hartmoor|Pellerin|Asterby|Valtonen|Brackwater|Delmonte-Ruiz|Oyelade|Merriwick|Fjellheim|Kovalde|Abernoth|Zielinska-Pryce',
);
export const BAND_NAMES = list(
  'Glass Lanterns|Northern Cartographers|Tin Ferrymen|Hollow Orchards|Cardboard Telegraphs|Marble Gardeners|Copper Sparrows|Sunday Lighthouses|Feral Typewriters|Polite Astronomers|Lunar Pilots|Postal Librarians',
);
export const HANDLE_HEADS = list(
  'oval|sub|paper|moth|dusk|tape|pontoon|lint|fern|grain|halo|quay|rook|tin|velvet',
);
export const HANDLE_TAILS = list('works|plays|hours|system|garden|wave|box|tapes|signal|floor|notes');
