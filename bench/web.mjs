// `npm run bench -- web`: the page on slow 4G against a floor and against the same code without federation, rows after an answer,
// and long lists.
//   --rounds 5   --only load,answers,lists
import { join } from 'node:path';
import { log, logStep } from '../tooling/start/log.mjs';
import { at } from '../tooling/start/paths.mjs';
import { freePort, launchBrowser, openProduct, SLOW_CPU } from './browser.mjs';
import { atLeast, atMost, compare, median, middleHalf, ofGoal } from './report.mjs';
import { measureAnswers } from './web/answers.mjs';
import { FLOOR, idleVisit, PRODUCT, visit } from './web/first-load.mjs';
import { buildFloor } from './web/floor.mjs';
import { measureFavorites, measureQueue } from './web/long-lists.mjs';
import { buildWithoutFederation, pageOf } from './web/single-build.mjs';
import { serveFolder } from './web/static-server.mjs';

const PARTS = { load: loadRows, answers: answerRows, lists: listRows };

/** @param {{ rounds: number, only?: string }} options */
export async function measure({ rounds, only }) {
  const product = await openProduct();
  const browser = await launchBrowser();
  try {
    const rows = [];
    for (const part of only?.split(',') ?? Object.keys(PARTS))
      rows.push(...(await logStep(`Measuring: ${part}`, () => PARTS[part](browser, product.url, rounds))));
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** P1 and P2: visits to the floor, to a build without federation and to the product in turn. */
async function loadRows(browser, url, rounds) {
  const folder = at('reports/bench');
  const build = await buildWithoutFederation(join(folder, 'single-build'));
  const floor = await serveFolder({
    folder: await buildFloor(join(folder, 'floor')),
    port: await freePort(),
  });
  const single = await serveFolder({
    folder: build.folder,
    port: await freePort(),
    page: await pageOf(build, url),
    api: url,
  });
  const sites = {
    floor: () => visit(browser, `${floor.url}/home`, FLOOR),
    single: () => visit(browser, `${single.url}/home`, PRODUCT),
    product: () => visit(browser, `${url}/home`, PRODUCT),
  };
  // The first visit of a browser is slower than all others.
  await sites.floor();
  const visits = { floor: [], single: [], product: [] };
  const idle = { floor: [], product: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, open] of Object.entries(sites)) visits[name].push(await open());
    idle.floor.push(await idleVisit(browser, `${floor.url}/home`));
    idle.product.push(await idleVisit(browser, `${url}/home`));
  }
  await Promise.all([floor.stop(), single.stop()]);
  for (const [name, all] of Object.entries(visits)) logVisits(name, all);
  return [
    ...ofGoal('P1', floorRows(visits)),
    ...ofGoal('P2', singleBuildRows(visits)),
    ...ofGoal('P13', idleRows(idle)),
  ];
}

const cold = (key) => (visit) => visit.cold[key];

/** A row of the ratio of the product to other visits. */
const ratioTo = (visits, base, unit) => (what, limit, read) => {
  const { ratio, spread } = compare(visits.map(read), base.map(read));
  return atMost(what, limit, ratio, unit, spread);
};

function floorRows({ floor, product }) {
  const toFloor = ratioTo(product, floor, '× floor');
  const blocking = (visits, since) => median(visits.map(({ cold: { blocking } }) => blocking[since]));
  const note = `floor ${blocking(floor, 'inAll').toFixed(0)} ms, before its first paint`;
  const lost = product.filter((visit) => !visit.cold.keptText);
  return [
    toFloor('/home, slow 4G: first contentful paint', 0.45, cold('fcp')),
    toFloor('/home, slow 4G: largest contentful paint', 0.6, cold('lcp')),
    toFloor('/home, slow 4G: takes input', 1.5, cold('usable')),
    toFloor('/home: bytes on the wire until then', 1.7, cold('usableBytes')),
    atMost('/home, slow 4G: blocking time until then', 0, blocking(product, 'afterPaint'), 'ms', note),
    atMost('/home: cumulative layout shift', 0.01, median(product.map(cold('cls')))),
    atMost('/home: visits that lost what was typed before', 0, lost.length),
  ];
}

function singleBuildRows({ single, product }) {
  const toSingle = ratioTo(product, single, '× single build');
  return [
    toSingle('/home, slow 4G: takes input', 1.15, cold('usable')),
    toSingle('another screen', 1.05, (visit) => visit.secondRoute),
    toSingle('/home again, slow 4G: takes input', 1.05, (visit) => visit.warm.usable),
    toSingle('/home: bytes on the wire until it takes input', 1.3, cold('usableBytes')),
  ];
}

/** P13: a visitor who does nothing. */
function idleRows({ floor, product }) {
  const row = (what, limit, key) => {
    const [of, base] = [product, floor].map((visits) => median(visits.map((visit) => visit[key])));
    const detail = `${Math.round(of).toLocaleString('en')} of ${Math.round(base).toLocaleString('en')}`;
    return atMost(`/home, idle: ${what}`, limit, of / base, '× floor', detail);
  };
  return [row('bytes on the wire', 2.8, 'bytes'), row('main thread', 2.2, 'busy'), row('heap', 4.5, 'heap')];
}

function logVisits(name, visits) {
  const of = (read) => Math.round(median(visits.map(read)));
  const kb = (read) => (of(read) / 1000).toFixed(1);
  log(
    `  ${name.padEnd(8)} FCP ${of(cold('fcp'))}  LCP ${of(cold('lcp'))}  usable ${of(cold('usable'))} ms` +
      `  ${kb(cold('usableBytes'))} KB, in all ${kb(cold('bytes'))}` +
      `  second ${of(({ secondRoute }) => secondRoute)} ms  warm ${of(({ warm }) => warm.usable)} ms`,
  );
}

async function answerRows(browser, url, rounds) {
  const { faster, slower, waited } = await measureAnswers(browser, url, rounds);
  const row = (name, times) =>
    atMost(
      `answer to 20 painted rows, processor ${SLOW_CPU} times slower: the ${name} provider`,
      50,
      median(times),
      'ms',
      middleHalf(times, 0),
    );
  return ofGoal('P5', [
    row('faster', faster),
    row('slower', slower),
    atMost('searches in which the faster provider waited', 0, waited.filter(Boolean).length),
  ]);
}

async function listRows(browser, url, rounds) {
  const favorites = [];
  const queues = [];
  // The limits are ratios and percentiles of many frames: a few rounds suffice.
  for (let round = 0; round < Math.min(rounds, 3); round += 1) {
    favorites.push(await measureFavorites(browser, url));
    queues.push(await measureQueue(browser, url));
  }
  const of = (all, read) => median(all.map(read));
  const slow = `processor ${SLOW_CPU} times slower`;
  const frames = ([action, key]) => {
    const figure = (name) => of(queues, (queue) => queue[key][name]);
    const what = `queue of 5,000, ${action}`;
    return [
      atLeast(`${what}: frames within 16.7 ms`, 95, figure('inTime'), '%', `worst ${figure('worst')} ms`),
      atMost(`${what}: tasks of more than 50 ms`, 0, figure('longTasks')),
    ];
  };
  const ready = of(favorites, ({ manyMs, fewMs }) => manyMs / fewMs);
  const keyMs = of(favorites, (one) => one.keyMs);
  const growth = of(queues, (queue) => queue.growth);
  return ofGoal('P6', [
    atMost(`10,000 favorites ready, ${slow}`, 1.5, ready, '× of 100'),
    atMost(`10,000 favorites, a key in the filter, ${slow}`, 100, keyMs, 'ms'),
    ...Object.entries({ fling: 'fling', 'scroll bar': 'pull', drag: 'drag' }).flatMap(frames),
    atMost('queue of 5,000: memory after scrolling and dragging', 1.1, growth, '×'),
  ]);
}
