import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoverImage } from './cover-image';

const placeholder = () => document.querySelector('[data-placeholder]');

describe('without IntersectionObserver, CoverImage', () => {
  const real = globalThis.IntersectionObserver;
  beforeEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
  afterEach(() => void (globalThis.IntersectionObserver = real));

  test('a broken cover becomes a permanent placeholder [DATA-21] [ERR-29]', () => {
    const { rerender } = render(<CoverImage src="https://images.example/broken.jpg" alt="Cover" />);
    fireEvent.error(screen.getByRole('img'));
    expect(placeholder()).toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
    rerender(<CoverImage src="https://images.example/broken.jpg" alt="Cover" />);
    expect(placeholder()).toBeInTheDocument();
  });
});

describe('with IntersectionObserver, CoverImage', () => {
  let options: IntersectionObserverInit | undefined;
  let reach: (isIntersecting: boolean) => void;
  const real = globalThis.IntersectionObserver;

  beforeEach(() => {
    jest.resetModules();
    globalThis.IntersectionObserver = class {
      targets: Element[] = [];
      constructor(announce: IntersectionObserverCallback, given?: IntersectionObserverInit) {
        options = given;
        reach = (isIntersecting) =>
          announce(
            this.targets.map((target) => ({ target, isIntersecting }) as IntersectionObserverEntry),
            this as unknown as IntersectionObserver,
          );
      }
      observe(target: Element) {
        this.targets.push(target);
      }
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => void (globalThis.IntersectionObserver = real));

  test('loads a cover when it comes within 200 px of the viewport', () => {
    render(<CoverImage src="https://images.example/far.jpg" />);
    expect(document.querySelector('img')).toBeNull();
    act(() => reach(false));
    expect(document.querySelector('img')).toBeNull();
    act(() => reach(true));
    expect(document.querySelector('img')).toBeInTheDocument();
    expect(options?.rootMargin).toBe('200px');
  });
});
