import { createAdmissionQueue, type Waiting } from './admission-queue';

/** A queue of jobs that take some milliseconds; `turn` is one look at the network. */
function createQueue(rejects: (waiting: Waiting) => boolean = () => false) {
  let time = 0;
  const deferred: (() => void)[] = [];
  const handled: { job: string; waitedMs: number; busyMs: number }[] = [];
  const queue = createAdmissionQueue<{ job: string; takesMs: number }>(
    ({ job, takesMs }, waiting) => {
      if (rejects(waiting)) return false;
      handled.push({ job, ...waiting });
      time += takesMs;
      return true;
    },
    { now: () => time, defer: (run) => deferred.push(run) },
  );
  return {
    add: (job: string, takesMs = 1) => queue.add({ job, takesMs }),
    turn: () => {
      for (const run of deferred.splice(0)) run();
    },
    pass: (ms: number) => (time += ms),
    jobs: () => handled.map(({ job }) => job),
    handled,
  };
}

test('admission: requests that arrive together are handled at once while they are quick', () => {
  const queue = createQueue();
  for (const job of ['a', 'b', 'c', 'd', 'e']) queue.add(job);
  expect(queue.jobs()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('admission: after 20 milliseconds others wait, and one is handled in each turn, in order', () => {
  const queue = createQueue();
  queue.add('slow', 21);
  for (const job of ['b', 'c']) queue.add(job);
  expect(queue.jobs()).toEqual(['slow']);
  queue.turn();
  queue.add('d');
  expect(queue.jobs()).toEqual(['slow', 'b']);
  queue.turn();
  queue.turn();
  expect(queue.jobs()).toEqual(['slow', 'b', 'c', 'd']);
});

test('admission: rejected requests leave the turn to the next one', () => {
  const queue = createQueue(({ waitedMs }) => waitedMs > 100);
  queue.add('slow', 21);
  for (const job of ['b', 'c']) queue.add(job);
  queue.pass(150);
  queue.add('d');
  queue.turn();
  expect(queue.jobs()).toEqual(['slow', 'd']);
});
