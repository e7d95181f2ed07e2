// A page for tests on Node: its window and document only dispatch events, its storages hold text. Import it last: packages
// that look for a document at import find none.
class MemoryStorage {
  [key: string]: unknown;
  getItem(key: string): unknown {
    return this[key] ?? null;
  }
  setItem(key: string, text: string): void {
    this[key] = text;
  }
  removeItem(key: string): void {
    delete this[key];
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key];
  }
}

/** Spies replace these methods. */
class PageNavigator {
  get onLine() {
    return true;
  }
}
class PageDocument extends EventTarget {
  readonly baseURI = 'http://localhost/';
  querySelector = () => null;
  querySelectorAll = () => [];
  get hidden() {
    return false;
  }
}

const pageNavigator = new PageNavigator();
Object.defineProperty(globalThis, 'navigator', { value: pageNavigator, configurable: true });
Object.assign(globalThis, {
  Storage: MemoryStorage,
  localStorage: new MemoryStorage(),
  sessionStorage: new MemoryStorage(),
  document: new PageDocument(),
  window: Object.assign(new EventTarget(), { navigator: pageNavigator }),
  location: new URL('http://localhost/'),
});
