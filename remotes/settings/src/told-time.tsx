import { diagnosticReported } from '@segue/stores';
import { formatRelativeTime } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';

/** When something was, in words. A date that is none is reported once, and not while drawing. */
export function ToldTime({ at }: { at: string | null }) {
  const onDiagnostic = useUnit(diagnosticReported);
  useEffect(() => {
    formatRelativeTime(at, Date.now(), (text) =>
      onDiagnostic({ area: 'settings', message: `Invalid date "${text}"`, level: 'warning' }),
    );
  }, [at, onDiagnostic]);
  return formatRelativeTime(at, Date.now());
}
