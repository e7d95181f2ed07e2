/** A genre decides how a track is named, drawn and heard. */

export const GENRES = [
  'Ambient',
  'Lo-fi',
  'House',
  'Synthwave',
  'Folk',
  'Chamber',
  'Dub',
  'Techno',
  'Dream Pop',
  'Jazz',
  'Breakbeat',
  'Field Recording',
] as const;

export type Genre = (typeof GENRES)[number];
