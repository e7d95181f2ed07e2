// What of a page must stay as it is while a remote's screen is opened and left. All functions but `differences` run in the page, so they
// use nothing from outside of themselves.

/**
 * Null until the remote's screen, or what the shell shows in its place, is complete. A section of the home screen may draw nothing: its
 * name is null.
 * @param {string | null} name
 */
export function stateOfScreen(name) {
  const main = document.querySelector('main');
  if (!main || main.querySelector('[data-check-left]')) return null;
  const FALLBACK = /.*(couldn't load\.|can't be shown\.|stopped working\.|Page not found|couldn't be read).*/;
  const fallback = FALLBACK.exec(main.innerText)?.[0];
  if (fallback) return { fallback };
  const isDrawn = [...main.querySelectorAll(name === null ? '*' : `[data-remote="${name}"]`)].some(
    (own) => own.innerText.trim() || own.querySelector('img, svg, canvas, video, input, button, iframe'),
  );
  return isDrawn && !main.querySelector('[aria-busy="true"]') ? { fallback: null } : null;
}

/** Whether it becomes idle. @param {number} limitMs */
export const comesToRest = (limitMs) =>
  new Promise((resolve) => {
    requestIdleCallback(() => resolve(true));
    setTimeout(() => resolve(false), limitMs);
  });

/** In every page before its scripts: counts timers that repeat, and keeps long tasks. */
export function watchPage() {
  const { setInterval, clearInterval } = window;
  const timers = new Set();
  const tasks = [];
  window.setInterval = (...args) => {
    const id = setInterval(...args);
    timers.add(id);
    return id;
  };
  window.clearInterval = (id) => {
    timers.delete(id);
    clearInterval(id);
  };
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  Object.defineProperty(window, '__watched', { value: { timers, tasks } });
}

/** What a remote has no business with. `facts` must stay, `counts` must not grow. */
export function look() {
  const facts = {};
  const regions = { navigation: 'body header', 'main area': 'main', player: '#player' };
  const STYLES =
    'backgroundColor color fontSize direction overflow display opacity visibility filter transform';
  const noteStyles = (what, element, keys = STYLES.split(' ')) => {
    for (const key of keys) facts[`${key} of ${what}`] = window.getComputedStyle(element)[key];
  };
  const isCovered = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.1, 0.3, 0.5, 0.7, 0.9].every((part) => {
      const found = document.elementFromPoint(left + width * part, top + height / 2);
      return found !== null && !element.contains(found) && !found.contains(element);
    });
  };
  noteStyles('the document', document.documentElement);
  noteStyles('the body', document.body);
  for (const [name, selector] of Object.entries(regions)) {
    const region = [...document.querySelectorAll(selector)].find((one) => one.offsetHeight > 0);
    if (!region) continue;
    facts[`the ${name}`] = name !== 'main area' && isCovered(region) ? 'covered' : 'visible';
    if (name !== 'main area') noteStyles(`the ${name}`, region, name === 'player' ? undefined : ['fontSize']);
  }
  for (const storage of ['localStorage', 'sessionStorage'])
    for (const key of Object.keys(window[storage])) facts[`${key} in ${storage}`] = 'kept';
  const { fetch, XMLHttpRequest, setTimeout, history, EventTarget, Storage } = window;
  const natives = {
    fetch,
    XMLHttpRequest,
    setTimeout,
    pushState: history.pushState,
    setItem: Storage.prototype.setItem,
  };
  natives.addEventListener = EventTarget.prototype.addEventListener;
  Object.assign(natives, { parse: JSON.parse, map: Array.prototype.map });
  for (const [name, native] of Object.entries(natives))
    facts[`the browser's ${name}`] = String(native).slice(0, 80);
  let isHeard = false;
  const hear = () => void (isHeard = true);
  window.addEventListener('keydown', hear);
  const pressed = new window.KeyboardEvent('keydown', {
    key: 'Tab',
    code: 'Tab',
    bubbles: true,
    cancelable: true,
  });
  const isFree = document.body.dispatchEvent(pressed) && isHeard;
  window.removeEventListener('keydown', hear);
  facts['the keyboard'] = isFree ? 'free' : 'taken';
  const { timers, tasks } = window.__watched;
  const longestTask = Math.max(0, ...tasks.splice(0).map(({ duration }) => duration));
  const counts = { timers: timers.size, 'adopted style sheets': document.adoptedStyleSheets.length };
  return { path: location.pathname, facts, counts, globals: Object.getOwnPropertyNames(window), longestTask };
}

/** Of the page's own loading: chunks, containers of remotes, and the scripts of providers. */
const OWN_GLOBAL =
  /^(webpack|rspack|__|Spotify$|onSpotify|SC$|(add|remove)EventListener$|\d+$|[a-z][a-z0-9_]*_[0-9a-f]{8,}$)/;
/** What the shell itself may add. */
const MORE = { timers: 10, 'adopted style sheets': 0 };

/**
 * What has changed between two looks, one sentence each.
 * @param {ReturnType<typeof look>} before @param {ReturnType<typeof look>} after @param {string} container of the candidate
 * @param {boolean} [isOnScreen] its screen is there at `after`
 */
export function differences(before, after, container, isOnScreen = false) {
  const when = isOnScreen ? 'on its screen' : 'after its screen was left';
  const changed = Object.entries(before.facts).filter(([what, value]) => after.facts[what] !== value);
  const globals = after.globals.filter(
    (key) => !before.globals.includes(key) && key !== container && !OWN_GLOBAL.test(key),
  );
  const left = isOnScreen
    ? []
    : Object.keys(MORE).filter((key) => after.counts[key] - before.counts[key] > MORE[key]);
  return [
    ...changed.map(
      ([what, value]) => `It changes ${what} ${when}: ${value} is ${after.facts[what] ?? 'gone'}.`,
    ),
    ...(globals.length > 0 ? [`It adds ${globals.join(', ')} to the window.`] : []),
    ...left.map((key) => `${after.counts[key] - before.counts[key]} ${key} stay ${when}.`),
  ];
}
