// Every way in which a remote can fail, and what the listener and the operator see of it. `docs/faults.md` shows this table.
import { DRAWING, STAGES } from './code-faults';
import { ENTRIES, PRUNED, TRANSPORT } from './download-faults';
import { FALLBACK_MS, SENTENCES } from './fault';
import { WITH_OLDER_BUILD } from './older-build-faults';

/** The faults of single remotes; the tests break all remotes of the registry at once. */
export const FAULTS = [...TRANSPORT, ...PRUNED, ...STAGES, ...DRAWING, ...ENTRIES, ...WITH_OLDER_BUILD].map(
  (fault) => ({
    limitMs: FALLBACK_MS,
    ...fault,
  }),
);

/** The texts of a fault's row in the table. */
export function rowOf({ name, made, shows, report, limitMs }: (typeof FAULTS)[number]) {
  const row = { name, made, report, limit: `${limitMs / 1000} s` };
  if (shows === 'screen') return { ...row, seen: 'the screen', cure: '–' };
  if (shows === 'older build')
    return { ...row, seen: 'the screen of the older build', cure: 'the shell itself' };
  const seen = `<Screen> ${SENTENCES[shows].join(' ')}`;
  return { ...row, seen, cure: shows === 'too-new' ? 'a new registry' : 'Try again' };
}
