import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { NoteIcon } from './icons/icons';
import { t } from './theme';

type Props = {
  src?: string | null | undefined;
  size?: 'row' | 'bar' | 'fill';
  /** Empty if a visible title is beside it. */
  alt?: string;
  /** Loads at once, for a cover that is visible from the start. */
  eager?: boolean;
};

/**
 * A square cover without overlays, as the providers' design rules require. It loads when it comes near the
 * visible area; a missing or broken image becomes a placeholder.
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
    <Frame ref={frame} data-size={size}>
      {image === null && <Placeholder alt={alt} />}
      {image !== null && isNear && (
        <img
          src={image}
          alt={alt}
          draggable={false}
          // An eager one that is loaded already shows at once, also while it moves.
          decoding={eager ? 'sync' : 'async'}
          onError={() => setBrokenSrc(image)}
        />
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

// Lists render dozens of these: sizes are attributes, so that there is one style rule instead of one per size.
const Frame = styled.span`
  display: block;
  flex: none;
  width: ${t('sizes.cover')};
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${t('radii.cover')};
  background: ${t('colors.cardRaised')};
  &[data-size='bar'] {
    width: ${t('sizes.coverBar')};
  }
  &[data-size='fill'] {
    width: 100%;
  }
  > * {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Blank = styled.span`
  display: grid;
  place-items: center;
  color: ${t('colors.ghost')};
  background: ${t('gradients.cover')};
`;

// Reports once when an element comes near the visible area. One IntersectionObserver serves the whole page.

const callbacks = new WeakMap<Element, () => void>();
let pageObserver: IntersectionObserver | undefined;
const MARGIN = '200px';

/** Calls back once the element is within 200 px of the visible area; returns a function that stops observing. */
function observeNearby(element: Element, reached: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    reached();
    return () => undefined;
  }
  // With `scrollMargin` the margin counts in nested scrollers too, where the browser knows it.
  const observer = (pageObserver ??= new IntersectionObserver(reportNearby, {
    rootMargin: MARGIN,
    scrollMargin: MARGIN,
  }));
  callbacks.set(element, reached);
  observer.observe(element);
  return () => {
    callbacks.delete(element);
    observer.unobserve(element);
  };
}

// Not a closure: it would keep an element and its screen in memory as long as the observer lives.
function reportNearby(entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    callbacks.get(target)?.();
    callbacks.delete(target);
  }
}
