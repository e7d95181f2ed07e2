import { t } from '@segue/ui';
import { useId } from 'react';

export function WaveMark({ width = 30 }: { width?: number }) {
  const gradient = useId();
  return (
    <svg width={width} height={(width * 22) / 30} viewBox="0 0 30 22" aria-hidden focusable="false">
      <defs>
        <linearGradient id={gradient}>
          <stop offset="0" stopColor={t('colors.spotify')} />
          <stop offset="0.5" stopColor={t('colors.accent')} />
          <stop offset="1" stopColor={t('colors.soundcloud')} />
        </linearGradient>
      </defs>
      <path
        d="M2 11c4-12 9-12 13 0s9 12 13 0"
        fill="none"
        stroke={`url(#${gradient})`}
        strokeWidth="3.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
