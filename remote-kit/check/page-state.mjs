// What of a page must stay as it is while a remote's screen is opened and left. The functions that run in the page use nothing from
// outside of themselves.

/**
 * In the page: null until the remote's screen, or what the shell shows in its place, is complete. A section of the home screen may
 * draw nothing: then nobody's name is asked for.
 * @param {string | null} name
 */
export function stateOfScreen(name) {
  const main = document.querySelector('main');
  if (!main || main.querySelector('[data-check-left]')) return null;
  const fallback =
    /.*(couldn't load\.|can't be shown\.|stopped working\.|Page not found|couldn't be read).*/.exec(
      main.innerText,
    )?.[0];
  if (fallback) return { fallback };
  const isBusy = main.querySelector('[aria-busy="true"]') !== null;
  const isDrawn = [...main.querySelectorAll(name === null ? '*' : `[data-remote="${name}"]`)].some(
    (own) =>
      own.innerText.trim() !== '' || own.querySelector('img, svg, canvas, video, input, button, iframe'),
  );
  return isDrawn && !isBusy ? { fallback: null } : null;
}

/** In the page: why a screen is not complete. @param {string} name */
export function whatIsShown(name) {
  const main = document.querySelector('main');
  const own = main?.querySelector(`[data-remote="${name}"]`);
  if (own) return own.innerText.trim() ? 'It was not drawn in time.' : 'It draws nothing.';
  return `What is drawn is not a screen of ${name}: "${main?.innerText.trim().split('\n')[0] ?? ''}".`;
}

/** In the page: whether it becomes idle. @param {number} limitMs */
export const comesToRest = (limitMs) =>
  new Promise((resolve) => {
    requestIdleCallback(() => resolve(true));
    setTimeout(() => resolve(false), limitMs);
  });

/** In every page before its scripts: counts timers that repeat. */
export function watchTimers() {
  const { setInterval, clearInterval } = window;
  const running = new Set();
  const tasks = [];
  window.setInterval = Object.assign(
    (...args) => {
      const id = setInterval(...args);
      running.add(id);
      return id;
    },
    { running, tasks },
  );
  window.clearInterval = (id) => {
    running.delete(id);
    clearInterval(id);
  };
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
}

/** In the page: what a remote has no business with. */
export function look() {
  const region = (selector) => [...document.querySelectorAll(selector)].find((one) => one.offsetHeight > 0);
  const regions = {
    navigation: region('body header'),
    'main area': region('main'),
    player: region('#player'),
  };
  const isCovered = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.1, 0.3, 0.5, 0.7, 0.9].every((part) => {
      const found = document.elementFromPoint(left + width * part, top + height / 2);
      return found !== null && !element.contains(found) && !found.contains(element);
    });
  };
  const STYLES =
    'backgroundColor color fontSize direction overflow display opacity visibility filter transform'.split(
      ' ',
    );
  const stylesOf = (element) => {
    const style = window.getComputedStyle(element);
    return Object.fromEntries(STYLES.map((key) => [key, style[key]]));
  };
  const pressed = new window.KeyboardEvent('keydown', {
    key: 'Tab',
    code: 'Tab',
    bubbles: true,
    cancelable: true,
  });
  let wasHeard = false;
  const hear = () => void (wasHeard = true);
  window.addEventListener('keydown', hear);
  const isFree = document.body.dispatchEvent(pressed);
  window.removeEventListener('keydown', hear);
  const natives = {
    fetch: window.fetch,
    XMLHttpRequest: window.XMLHttpRequest,
    setTimeout: window.setTimeout,
    'history.pushState': history.pushState,
    'EventTarget.addEventListener': EventTarget.prototype.addEventListener,
    'Storage.setItem': window.Storage.prototype.setItem,
    'JSON.parse': JSON.parse,
    'Array.map': Array.prototype.map,
  };
  const listed = JSON.parse(
    document.getElementById('segue-registry')?.textContent ?? '{"remotes":[]}',
  ).remotes;
  const containers = listed.flatMap(({ container, previous }) => [container, previous?.container]);
  const { running, tasks } = window.setInterval;
  const longestTask = Math.max(0, ...tasks.map(({ duration }) => duration));
  tasks.length = 0;
  return {
    path: location.pathname,
    regions: Object.keys(regions).filter((name) => regions[name]),
    covered: ['navigation', 'player'].filter((name) => regions[name] && isCovered(regions[name])),
    styles: {
      'the document': stylesOf(document.documentElement),
      'the body': stylesOf(document.body),
      ...(regions.navigation && { 'the navigation': { fontSize: stylesOf(regions.navigation).fontSize } }),
      ...(regions.player && { 'the player': stylesOf(regions.player) }),
    },
    storage: {
      localStorage: Object.keys(window.localStorage),
      sessionStorage: Object.keys(sessionStorage),
    },
    globals: Object.getOwnPropertyNames(window).filter((key) => !containers.includes(key)),
    sheets: document.adoptedStyleSheets.length,
    natives: Object.fromEntries(Object.entries(natives).map(([name, value]) => [name, String(value)])),
    takesKeys: !wasHeard || !isFree,
    timers: running.size,
    longestTask,
  };
}

/** Of the page's own loading: chunks, containers of remotes, and the scripts of providers. */
const OWN_GLOBAL =
  /^(webpack|rspack|__|Spotify$|onSpotify|SC$|(add|remove)EventListener$|\d+$|[a-z][a-z0-9_]*_[0-9a-f]{8,}$)/;
const MORE_TIMERS = 10;

/**
 * What has changed between two looks, one sentence each.
 * @param {ReturnType<typeof look>} before @param {ReturnType<typeof look>} after
 * @param {{ name: string, container: string, isOnScreen?: boolean }} candidate `isOnScreen`: its screen is there at `after`
 */
export function differences(before, after, { name, container, isOnScreen = false }) {
  const when = isOnScreen ? 'on its screen' : 'after its screen was left';
  const gone = (one, other) => one.filter((key) => !other.includes(key));
  const found = [];
  for (const region of gone(before.regions, after.regions)) found.push(`The ${region} is gone ${when}.`);
  for (const region of gone(after.covered, before.covered)) found.push(`The ${region} is covered ${when}.`);
  for (const [part, styles] of Object.entries(before.styles)) {
    for (const [key, value] of Object.entries(styles)) {
      const now = after.styles[part]?.[key];
      if (now !== undefined && now !== value)
        found.push(`It changes the style of ${part} ${when}: ${key} is ${now}, was ${value}.`);
    }
  }
  for (const [storage, keys] of Object.entries(before.storage)) {
    const lost = gone(keys, after.storage[storage]);
    if (lost.length > 0) found.push(`It removes ${lost.join(', ')} from ${storage}.`);
  }
  for (const [native, text] of Object.entries(before.natives)) {
    if (after.natives[native] !== text) found.push(`It replaces ${native} of the browser.`);
  }
  if (after.takesKeys && !before.takesKeys) found.push(`It takes the keyboard from the page ${when}.`);
  const globals = gone(after.globals, before.globals).filter(
    (key) => key !== container && !key.startsWith(`${name}_`) && !OWN_GLOBAL.test(key),
  );
  if (globals.length > 0) found.push(`It adds ${globals.join(', ')} to the window.`);
  if (isOnScreen) return found;
  if (after.sheets > before.sheets)
    found.push('A style sheet that it adopted stays after its screen was left.');
  const timers = after.timers - before.timers;
  if (timers > MORE_TIMERS) found.push(`${timers} timers go on after its screen was left.`);
  return found;
}
