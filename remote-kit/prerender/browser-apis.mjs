// What the bundles use of a browser before they draw and jsdom does not have.

const unanswered = () => new Promise(() => undefined);

/** Reports nothing: jsdom has no layout. */
export class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

export const matchMedia = (media) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
});

/** In Node's own class an open port keeps the process alive. */
class Channel {
  port1 = { onmessage: () => undefined, close() {} };
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage()) };
}

/**
 * A style sheet that keeps the rules as they are written: jsdom's own parser drops what it does not know, such as container
 * queries.
 */
class PlainStyleSheet {
  cssRules = [];

  insertRule(cssText, index = 0) {
    this.cssRules.splice(index, 0, { cssText });
    return index;
  }

  deleteRule(index) {
    this.cssRules.splice(index, 1);
  }
}

/** Adds them to a window of jsdom before its page is parsed. */
export function addBrowserApis(window) {
  const sheets = new WeakMap();
  Object.defineProperty(window.HTMLStyleElement.prototype, 'sheet', {
    get() {
      if (!sheets.has(this)) sheets.set(this, new PlainStyleSheet());
      return sheets.get(this);
    },
  });
  Object.assign(window, {
    // The first state is the one before any answer.
    fetch: unanswered,
    TextEncoder,
    TextDecoder,
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    matchMedia,
    requestIdleCallback: () => 0,
    cancelIdleCallback: () => undefined,
    MessageChannel: Channel,
  });
}
