import { useEffect, useState } from 'react';

const NEW_MS = 60_000;

/** 'Created just now' in its first minute, then 'Created Apr 10, 2025'. */
export function Created({ at }: { at: string }) {
  const [now, setNow] = useState(Date.now);
  const created = new Date(at);
  const left = NEW_MS - (now - created.getTime());
  useEffect(() => {
    if (!(left > 0)) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [left]);
  if (left > 0) return 'Created just now';
  const date = Number.isNaN(created.getTime())
    ? '—'
    : created.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
  return `Created ${date}`;
}
