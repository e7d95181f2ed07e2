// `npm run bench -- web`: the page on slow 4G against a floor and against the same code without federation, rows after an answer,
// and long lists.
//   --rounds 5   --only load,answers,lists,pictures
import { join } from 'node:path';
import { log, logStep } from '../tooling/start/log.mjs';
import { at } from '../tooling/start/paths.mjs';
import { freePort, launchBrowser, openProduct, SLOW_CPU } from './browser.mjs';
import { median, quartiles } from './figures.mjs';
import { atLeast, atMost, runBenchmark } from './report.mjs';
import { measureAnswers } from './web/answers.mjs';
import { FLOOR, idleVisit, PRODUCT, visit } from './web/first-load.mjs';
import { buildFloor } from './web/floor.mjs';
import { measureFavorites, measureQueue } from './web/long-lists.mjs';
import { takePictures } from './web/pictures.mjs';
import { buildWithoutFederation, pageOf } from './web/single-build.mjs';
import { serveFolder } from './web/static-server.mjs';

const PARTS = { load: loadRows, answers: answerRows, lists: listRows, pictures: pictureRows };

runBenchmark('web', { rounds: 5, options: { only: { type: 'string' } } }, async (options) => {
  const parts = options.only?.split(',') ?? Object.keys(PARTS);
  const product = await openProduct();
  const browser = await launchBrowser();
  try {
    const rows = [];
    for (const part of parts) {
      rows.push(
        ...(await logStep(`Measuring: ${part}`, () => PARTS[part](browser, product.url, options.rounds))),
      );
    }
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
});

/** P1 and P2: visits to the floor, to a build without federation and to the product in turn. */
async function loadRows(browser, url, rounds) {
  const folder = at('reports/bench');
  const single = await buildWithoutFederation(join(folder, 'single-build'));
  const servers = [
    await serveFolder({ folder: await buildFloor(join(folder, 'floor')), port: await freePort() }),
  ];
  servers.push(
    await serveFolder({
      folder: single.folder,
      port: await freePort(),
      page: await pageOf(single, url),
      api: url,
    }),
  );
  const sites = {
    floor: () => visit(browser, `${servers[0].url}/home`, FLOOR),
    single: () => visit(browser, `${servers[1].url}/home`, PRODUCT),
    product: () => visit(browser, `${url}/home`, PRODUCT),
  };
  // The first visit of a browser is slower than all others.
  await sites.floor();
  const visits = { floor: [], single: [], product: [] };
  const idle = { floor: [], product: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, open] of Object.entries(sites)) visits[name].push(await open());
    idle.floor.push(await idleVisit(browser, `${servers[0].url}/home`));
    idle.product.push(await idleVisit(browser, `${url}/home`));
  }
  await Promise.all(servers.map((server) => server.stop()));
  for (const [name, all] of Object.entries(visits)) logVisits(name, all);
  return [...compareVisits(visits), ...compareIdle(idle)];
}

function compareVisits({ floor, single, product }) {
  const ratio = (id, what, limit, of, base, unit) => {
    const ratios = product.map((visit, round) => of(visit) / of(base[round]));
    const middle = median(product.map(of)) / median(base.map(of));
    return atMost(id, what, limit, middle, unit, `${quartiles(ratios)} in the middle half`);
  };
  const toFloor = (what, limit, of) => ratio('P1', what, limit, of, floor, '× floor');
  const toSingle = (what, limit, of) => ratio('P2', what, limit, of, single, '× single build');
  const cold = (key) => (visit) => visit.cold[key];
  const lost = product.filter((visit) => !visit.cold.keptText).length;
  const blocking = (visits, since) => median(visits.map(({ cold: { blocking } }) => blocking[since]));
  return [
    toFloor('/home, slow 4G: first contentful paint', 0.45, cold('fcp')),
    toFloor('/home, slow 4G: largest contentful paint', 0.6, cold('lcp')),
    toFloor('/home, slow 4G: takes input', 1.5, cold('usable')),
    toFloor('/home: bytes on the wire until then', 1.7, cold('usableBytes')),
    atMost(
      'P1',
      '/home, slow 4G: total blocking time until then',
      0,
      blocking(product, 'afterPaint'),
      'ms',
      `floor ${blocking(floor, 'inAll').toFixed(0)} ms, before its first paint`,
    ),
    atMost('P1', '/home: cumulative layout shift', 0.01, median(product.map(cold('cls')))),
    atMost('P1', '/home: visits that lost what was typed before', 0, lost),
    toSingle('/home, slow 4G: takes input', 1.15, cold('usable')),
    toSingle('another screen', 1.05, (visit) => visit.secondRoute),
    toSingle('/home again, slow 4G: takes input', 1.05, (visit) => visit.warm.usable),
    toSingle('/home: bytes on the wire until it takes input', 1.3, cold('usableBytes')),
  ];
}

/** P13: a visitor who does nothing. */
function compareIdle({ floor, product }) {
  const row = (what, limit, key) => {
    const [of, base] = [product, floor].map((visits) => median(visits.map((visit) => visit[key])));
    const detail = `${Math.round(of).toLocaleString('en')} of ${Math.round(base).toLocaleString('en')}`;
    return atMost('P13', `/home, idle: ${what}`, limit, of / base, '× floor', detail);
  };
  return [row('bytes on the wire', 2.8, 'bytes'), row('main thread', 2.2, 'busy'), row('heap', 4.5, 'heap')];
}

function logVisits(name, visits) {
  const of = (read) => Math.round(median(visits.map(read)));
  const kb = (read) => (of(read) / 1000).toFixed(1);
  log(
    `  ${name.padEnd(8)} FCP ${of(({ cold }) => cold.fcp)}  LCP ${of(({ cold }) => cold.lcp)}  usable ${of(({ cold }) => cold.usable)} ms` +
      `  ${kb(({ cold }) => cold.usableBytes)} KB, in all ${kb(({ cold }) => cold.bytes)}` +
      `  second ${of(({ secondRoute }) => secondRoute)} ms  warm ${of(({ warm }) => warm.usable)} ms`,
  );
}

/** P5. */
async function answerRows(browser, url, rounds) {
  const { faster, slower, waited } = await measureAnswers(browser, url, rounds);
  const what = `answer to 20 painted rows, processor ${SLOW_CPU} times slower`;
  const spread = (values) => `${quartiles(values, 0)} ms in the middle half`;
  return [
    atMost('P5', `${what}: the faster provider`, 50, median(faster), 'ms', spread(faster)),
    atMost('P5', `${what}: the slower provider`, 50, median(slower), 'ms', spread(slower)),
    atMost('P5', 'searches in which the faster provider waited', 0, waited.filter(Boolean).length),
  ];
}

/** P6. */
async function listRows(browser, url, rounds) {
  const favorites = [];
  const queues = [];
  // The limits are ratios and percentiles of many frames: a few rounds suffice.
  for (let round = 0; round < Math.min(rounds, 3); round += 1) {
    favorites.push(await measureFavorites(browser, url));
    queues.push(await measureQueue(browser, url));
  }
  const of = (all, read) => median(all.map(read));
  const frames = (what, read) => [
    atLeast(
      'P6',
      `queue of 5,000, ${what}: frames within 16.7 ms`,
      95,
      of(queues, (queue) => read(queue).inTime),
      '%',
      `worst ${of(queues, (queue) => read(queue).worst).toFixed(0)} ms`,
    ),
    atMost(
      'P6',
      `queue of 5,000, ${what}: tasks of more than 50 ms`,
      0,
      of(queues, (queue) => read(queue).longTasks),
    ),
  ];
  const ready = of(favorites, ({ manyMs, fewMs }) => manyMs / fewMs);
  return [
    atMost('P6', `10,000 favorites ready, processor ${SLOW_CPU} times slower`, 1.5, ready, '× of 100'),
    atMost(
      'P6',
      `10,000 favorites, a key in the filter, processor ${SLOW_CPU} times slower`,
      100,
      of(favorites, ({ keyMs }) => keyMs),
      'ms',
      `worst ${of(favorites, ({ worstKeyMs }) => worstKeyMs).toFixed(0)} ms`,
    ),
    ...frames('fling', ({ fling }) => fling),
    ...frames('scroll bar', ({ pull }) => pull),
    ...frames('drag', ({ drag }) => drag),
    atMost(
      'P6',
      'queue of 5,000: memory after scrolling and dragging',
      1.1,
      of(queues, ({ growth }) => growth),
      '×',
    ),
  ];
}

/** P1, as pictures. */
async function pictureRows(browser, url) {
  const folder = at('reports/bench/pictures');
  const pictures = await takePictures(browser, url, folder);
  log(`  Pictures: ${folder}`);
  return pictures.map(({ width, moved, differing }) =>
    atMost(
      'P1',
      `${width} px: a part of the sent page moves until it takes input`,
      1,
      moved,
      'px',
      Number.isNaN(moved) ? 'the sent page lacks it' : `${differing.toFixed(0)} % of the pixels change`,
    ),
  );
}
