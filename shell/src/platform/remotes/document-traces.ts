// Attributes what the code of a remote adds to the whole document to its script, so that it can be removed with the build:
// listeners on window, document and body, style elements and constructed style sheets.
type Traces = { listeners: AbortController; styles: (HTMLStyleElement | CSSStyleSheet)[] };

const tracesOfScripts = new Map<string, Traces>();

/** The traces of the script whose code called the function that called this one. */
function tracesOfCaller(): Traces | undefined {
  // In some browsers the stack does not begin with the message. The first two frames are this function and the one in its place.
  const frames = (new Error().stack ?? '').split('\n').filter((line) => /\.[jt]s\b/.test(line));
  const caller = frames[2] ?? '';
  for (const [script, traces] of tracesOfScripts) if (caller.includes(script)) return traces;
  return undefined;
}

/** Must be called before the script runs. */
export function recordTraces(script: string): void {
  watchDocument();
  tracesOfScripts.set(script, { listeners: new AbortController(), styles: [] });
}

/** Removes what the script's own code added to the document. */
export function removeTraces(script: string): void {
  const traces = tracesOfScripts.get(script);
  if (!traces) return;
  traces.listeners.abort();
  for (const style of traces.styles) if (style instanceof HTMLStyleElement) style.remove();
  const { adoptedStyleSheets: sheets } = document;
  if (sheets?.length) document.adoptedStyleSheets = sheets.filter((sheet) => !traces.styles.includes(sheet));
  tracesOfScripts.delete(script);
}

let isWatching = false;

function watchDocument(): void {
  if (isWatching) return;
  isWatching = true;
  for (const target of [window, document, document.documentElement, document.body]) {
    const add = target.addEventListener.bind(target) as EventTarget['addEventListener'];
    target.addEventListener = (...[type, listener, options]: Parameters<typeof add>) => {
      const { signal } = tracesOfCaller()?.listeners ?? {};
      const own = typeof options === 'object' ? options : { capture: options ?? false };
      add(type, listener, signal && !own.signal ? { ...own, signal } : options);
    };
  }
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) tracesOfCaller()?.styles.push(element);
    return element;
  };
  const { CSSStyleSheet: Sheet } = window;
  window.CSSStyleSheet = new Proxy(Sheet, {
    construct(target, args: [CSSStyleSheetInit?]) {
      const sheet = new target(...args);
      tracesOfCaller()?.styles.push(sheet);
      return sheet;
    },
  });
}
