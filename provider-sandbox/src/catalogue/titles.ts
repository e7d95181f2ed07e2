/** How songs get their names: Title Case for releases, lower case and brackets for uploads. */
import type { Random } from '../core/random';
import type { Genre } from './genres';
import { ADJECTIVES, GERUNDS, NOUNS, PLACES, TIMES, VENUES } from './words';

export function songTitle(random: Random): string {
  const adjective = () => random.pick(ADJECTIVES);
  const noun = () => random.pick(NOUNS);
  const place = () => random.pick(PLACES);
  const patterns: readonly (() => string)[] = [
    () => `${adjective()} ${noun()}`,
    () => `${adjective()} ${noun()}`,
    () => `${noun()} Lights`,
    () => `${noun()} on the ${place()}`,
    () => `${adjective()} ${plural(noun())}`,
    () => `${random.pick(TIMES)}, Again`,
    () => `${random.pick(GERUNDS)} for the ${noun()}`,
    () => `${random.pick(GERUNDS)} Under the ${place()}`,
    () => `A ${noun()} of One’s Own`,
    () => `The ${noun()} and the ${noun()}`,
    () => `Letters from the ${place()}`,
    () => `${random.pick(TIMES)} at the ${place()}`,
    () => `No More ${plural(noun())}`,
    () => noun(),
    () => `Dear ${noun()}`,
    () => `How to Build a ${noun()}`,
    () => `${noun()} Season`,
    () => `Every ${noun()} You Left`,
  ];
  return random.pick(patterns)();
}

export function releaseSuffix(random: Random): string {
  if (!random.chance(0.14)) return '';
  return random.pick([
    ` (Live at ${random.pick(VENUES)})`,
    ' (Acoustic)',
    ' – Demo',
    ' (Reprise)',
    ', Pt. II',
    ' (Night Version)',
    ' – Instrumental',
    ' (Radio Edit)',
  ]);
}

export function uploadTitle(random: Random, genre: Genre, borrowed: string | null, handle: string): string {
  const base = borrowed ?? songTitle(random);
  const remixer = handle.split(/[\s.]/)[0] ?? handle;
  const ways: readonly (() => string)[] = borrowed
    ? [
        () => `${base} (${remixer} remix)`,
        () => `${base} (bootleg)`,
        () => `${base} cover`,
        () => `${base} (slowed + reverb)`,
        () => `${base} [${remixer} edit]`,
        () => `${base} — piano sketch`,
        () => `${base} (4am version)`,
      ]
    : [
        () => base,
        () => base,
        () => `${base} (wip)`,
        () => `${base} [free dl]`,
        () => `${base} — loop ${1 + random.int(40)}`,
      ];
  const chosen =
    genre === 'Field Recording' && !borrowed
      ? `${random.pick(PLACES)} at ${random.pick(TIMES)} — field recording`
      : random.pick(ways)();
  return random.chance(0.14) ? chosen : chosen.toLowerCase();
}

function plural(noun: string): string {
  if (/(?:s|x|sh|ch)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}
