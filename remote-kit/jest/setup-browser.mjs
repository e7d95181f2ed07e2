// Runs before each test file of a browser package: adds DOM matchers and browser APIs that jsdom lacks, and undoes before
// each test what the former one replaced.
import '@testing-library/jest-dom';

/** Reports nothing: jsdom has no layout. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const matchMedia = (media) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
});

// Unless a test replaces them.
globalThis.ResizeObserver ??= Observer;
globalThis.IntersectionObserver ??= Observer;
globalThis.matchMedia ??= matchMedia;
// Tests with the Node environment have no DOM.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => {};
  Element.prototype.releasePointerCapture ??= () => {};
  Element.prototype.getAnimations ??= () => [];
  // Queries by role compute styles to see what is hidden, and jsdom compares each element with every rule: a third of the
  // time of a test. Rules that hide nothing are left out.
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    return insertRule.call(
      this,
      /display|visibility|opacity|pointer-events|content:/.test(rule) ? rule : '_{}',
      index,
    );
  };
}

const { fetch } = globalThis;
/** A line of the diagnostics: tests read them from their store. */
const DIAGNOSTIC = /^\[[^\]]+\] /;

beforeEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  globalThis.localStorage?.clear();
  globalThis.fetch = fetch;
  for (const level of ['warn', 'error']) {
    const write = console[level];
    jest.spyOn(console, level).mockImplementation((...words) => {
      if (!DIAGNOSTIC.test(words[0])) write(...words);
    });
  }
});
