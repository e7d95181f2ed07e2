import { useEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { NoteIcon } from '../icons';
import { t } from '../theme';
import { observeNearby } from './nearby';

export type CoverSize = 'queue' | 'row' | 'bar' | 'fill';

type Props = {
  src?: string | null | undefined;
  size?: CoverSize;
  /** Empty where the title stands beside it. */
  alt?: string;
  /** Loads at once: for the one cover that is surely seen. */
  eager?: boolean;
};

/**
 * A cover as its provider made it: square, 4 px corners, nothing on top. It loads when it comes near the
 * visible area; a missing or broken one becomes the product's own placeholder.
 */
export function CoverImage({ src, size = 'row', alt = '', eager = false }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(eager);
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const image = src && src !== brokenSrc ? src : null;
  const isWaiting = image !== null && !isNear;

  useEffect(() => {
    if (!isWaiting || !frame.current) return undefined;
    return observeNearby(frame.current, () => setNear(true));
  }, [isWaiting]);

  return (
    <Frame ref={frame} $size={size}>
      {image === null && <Placeholder alt={alt} />}
      {image !== null && isNear && (
        <Art src={image} alt={alt} draggable={false} decoding="async" onError={() => setBrokenSrc(image)} />
      )}
    </Frame>
  );
}

function Placeholder({ alt }: { alt: string }) {
  return (
    <Blank role={alt ? 'img' : undefined} aria-label={alt || undefined} data-placeholder="">
      <NoteIcon size={20} />
    </Blank>
  );
}

const sizes = {
  queue: css`
    width: ${t('sizes.touch')};
    height: ${t('sizes.touch')};
  `,
  row: css`
    width: ${t('sizes.cover')};
    height: ${t('sizes.cover')};
  `,
  bar: css`
    width: ${t('sizes.coverBar')};
    height: ${t('sizes.coverBar')};
  `,
  fill: css`
    width: 100%;
    aspect-ratio: 1;
  `,
} as const;

const Frame = styled.span<{ $size: CoverSize }>`
  display: block;
  flex: none;
  overflow: hidden;
  border-radius: ${t('radii.cover')};
  background: ${t('colors.raised')};
  ${({ $size }) => sizes[$size]}
`;

const Art = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Blank = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  color: ${t('colors.ghost')};
  background: linear-gradient(135deg, #2b3850, #1a2437);
`;
