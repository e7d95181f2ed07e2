/** The vocabulary of an invented coast town: few themes, so that one query finds songs on both services. */

export const ADJECTIVES =
  'Midnight Late Paper Blue Golden Silver Slow Quiet Northern Electric Velvet Winter Summer Hollow Distant Amber Salt Broken Neon Little Endless Crimson Gentle Restless Secret Faded Weightless Lunar Copper Wild Pale Second Last First Open Lonely Ivory Violet Burning Sleeping'.split(
    ' ',
  );

export const NOUNS =
  'Harbour Ferry Lantern Window Tide River Garden Signal Engine Mirror Orchard Station Letter Postcard Bicycle Satellite Ocean Shadow Heart Dream Fire Rain Snow Light Ghost Island Avenue Cathedral Telephone Orbit Horizon Kite Meadow Thunder Feather Compass Lighthouse Parade Carousel Echo Sparrow Diamond Pier Swim Moon Sun Star Night Morning Dance Love Bird Forest Machine Mountain'.split(
    ' ',
  );

export const PLACES =
  'Window Water Harbour Pier Balcony Roof Shore Platform Kitchen Bridge Motorway Estuary Boulevard Ballroom Corner Staircase Valley Island Ferry Quay'.split(
    ' ',
  );

export const GERUNDS =
  'Waiting Dancing Falling Dreaming Swimming Leaving Driving Sleeping Walking Burning Learning Drifting Singing Running Floating Breathing'.split(
    ' ',
  );

export const TIMES =
  'Midnight|Sunday|November|Half Past Four|Tomorrow|August|Last Night|Seven in the Morning|Before the Rain|After the Party|Golden Hour'.split(
    '|',
  );

export const VENUES = ['the Kiln', 'Tollgate Hall', 'the Glass Mill', 'Rope Street', 'the Old Cannery'];

export const FIRST_NAMES =
  'Ada Ilse Oda Marlo Juno Teodor Vesna Calla Ruben Maelle Sanna Iker Noemi Odile Tamsin Leif Zora Anselm Birgit Cosimo Dorothea Emeka Farah Goran Hedda Ines Jorun Kasper Liv Mattea Nils Orla Petra Quill Runa Stellan Thea Ugo Vida Wim Xenia Yara Zeno Éloise Søren Núria Łucja Ingrid Małgosia'.split(
    ' ',
  );

export const LAST_NAMES =
  'Solano Marek Vantreight Okonjo Lindqvale Hartmoor Pellerin Asterby Quistgaard Valtonen Brackwater Delmonte-Ruiz Oyelade Tannenhof Merriwick Castellane Ostrander Fjellheim Wrenfield Kovalde Abernoth Zielinska-Pryce Ravensgate Molinaro-Fisk Thistlewood Ekdahlsen Peregrin Sandoval-Grey Nightingarde Halloway-Stern'.split(
    ' ',
  );

export const BAND_HEADS =
  'Low Paper Glass Northern Velvet Tin Hollow Cardboard Distant Marble Copper Wandering Sunday Feral Polite Accidental Lunar Salted Borrowed Postal'.split(
    ' ',
  );

export const BAND_TAILS =
  'Tides Lanterns Cartographers Ferrymen Orchards Weathervanes Telegraphs Gardeners Sparrows Understudies Lighthouses Harbours Almanacs Typewriters Balconies Astronomers Mapmakers Umbrellas Pilots Librarians'.split(
    ' ',
  );

export const HANDLE_HEADS =
  'kite wren oval sub paper moth dusk tape pontoon lint fern grain halo quay rook salt tin velvet ember loop drift pebble static marl sable'.split(
    ' ',
  );

export const HANDLE_TAILS =
  'folder house room marine works plays hours system garden club wave box tapes dept signal lane theory floor yard notes'.split(
    ' ',
  );
