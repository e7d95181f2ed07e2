// The page state that opening and leaving a remote's screen must not change. All functions but `differences` run in the
// page, so they use no outer variable.

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

/** State that does not belong to a remote. `facts` must stay, `counts` must not grow. */
export function look() {
  const STYLES =
    'backgroundColor color fontSize direction overflow display opacity visibility filter transform';
  const NATIVES =
    'fetch XMLHttpRequest setTimeout history.pushState localStorage.setItem JSON.parse Array.prototype.map document.addEventListener';
  const visible = (selector) =>
    [...document.querySelectorAll(selector)].find(({ offsetHeight }) => offsetHeight > 0);
  const isCovered = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.1, 0.3, 0.5, 0.7, 0.9].every((part) => {
      const found = document.elementFromPoint(left + width * part, top + height / 2);
      return found !== null && !element.contains(found) && !found.contains(element);
    });
  };
  const facts = {};
  const parts = [
    ['document', document.documentElement, STYLES],
    ['body', document.body, STYLES],
    ['player', visible('#player'), STYLES],
    ['navigation', visible('body header'), 'fontSize'],
  ];
  for (const [name, element, styles] of parts) {
    if (!element) continue;
    facts[`the ${name}`] = isCovered(element) ? 'covered' : 'visible';
    for (const style of styles.split(' '))
      facts[`${style} of the ${name}`] = window.getComputedStyle(element)[style];
  }
  for (const storage of ['localStorage', 'sessionStorage'])
    for (const key of Object.keys(window[storage])) facts[`${key} in ${storage}`] = 'kept';
  for (const path of NATIVES.split(' ')) {
    const native = path.split('.').reduce((owner, name) => owner[name], window);
    facts[`the browser's ${path}`] = String(native).slice(0, 80);
  }
  let isHeard = false;
  window.addEventListener('keydown', () => void (isHeard = true), { once: true });
  const pressed = new window.KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
  facts['the keyboard'] = document.body.dispatchEvent(pressed) && isHeard ? 'free' : 'taken';
  const { timers, tasks } = window.__watched;
  const longestTask = Math.max(0, ...tasks.splice(0).map(({ duration }) => duration));
  const counts = { timers: timers.size, 'adopted style sheets': document.adoptedStyleSheets.length };
  return { path: location.pathname, facts, counts, globals: Object.getOwnPropertyNames(window), longestTask };
}

/** Of the page's own loading: chunks, containers of remotes, and the scripts of providers. */
const OWN_GLOBAL =
  /^(webpack|rspack|__|Spotify$|onSpotify|SC$|(add|remove)EventListener$|\d+$|[a-z][a-z0-9_]*_[0-9a-f]{8,}$)/;
/** Changes that the shell itself may make. */
const MORE = { timers: 10, 'adopted style sheets': 0 };

/** What has changed between two looks, one sentence each. `container` is that of the candidate, whose screen may be there at `after`. */
export function differences(before, after, container, isOnScreen = false) {
  const when = isOnScreen ? 'on its screen' : 'after its screen was left';
  const problems = [];
  for (const [what, value] of Object.entries(before.facts))
    if (after.facts[what] !== value)
      problems.push(`It changes ${what} ${when}: ${value} is ${after.facts[what] ?? 'gone'}.`);
  const known = [...before.globals, container];
  const globals = after.globals.filter((key) => !known.includes(key) && !OWN_GLOBAL.test(key));
  if (globals.length > 0) problems.push(`It adds ${globals.join(', ')} to the window.`);
  for (const [what, most] of isOnScreen ? [] : Object.entries(MORE)) {
    const added = after.counts[what] - before.counts[what];
    if (added > most) problems.push(`${added} ${what} stay ${when}.`);
  }
  return problems;
}
