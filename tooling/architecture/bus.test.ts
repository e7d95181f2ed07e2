import { filesBelow, isCode, isTest, read } from './sources';

const LIST = 'shared-kernel/event-bus/src/messages.ts';

/** The names in the typed list of messages. */
const messages = [...read(LIST).matchAll(/^ {2}'([a-z-]+\/[a-z-]+)':/gm)].map((match) => match[1] ?? '');
/** A notification says what happened; a command says what to do. */
const PAST = new Set(['connections/changed', 'playlist/deleted', 'playlist/track-added']);
const commands = messages.filter((name) => !PAST.has(name));

const product = ['shared-kernel', 'shell', 'remotes']
  .flatMap(filesBelow)
  .filter((file) => isCode(file) && !isTest(file) && !file.startsWith('shared-kernel/testing/'));

/** Every place that takes a message out of the bus. */
const handlers = product.flatMap((file) =>
  [...read(file).matchAll(/(?:\binbox\.on|\blisten|\bfromBus)\(\s*'([a-z-]+\/[a-z-]+)'/g)].map((match) => ({
    name: match[1] ?? '',
    file,
  })),
);

test('there are messages, and every notification is one of them', () => {
  expect(commands.length).toBeGreaterThan(10);
  expect([...PAST].filter((name) => !messages.includes(name))).toEqual([]);
});

test.each(commands)('the command %s has exactly one handler', (name) => {
  expect(handlers.filter((handler) => handler.name === name)).toHaveLength(1);
});

test('commands are handled where the code is always loaded', () => {
  const elsewhere = handlers.filter(
    ({ name, file }) => commands.includes(name) && file.startsWith('remotes/'),
  );
  expect(elsewhere).toEqual([]);
});

test('nobody handles what nobody may say', () => {
  expect(handlers.filter(({ name }) => !messages.includes(name))).toEqual([]);
});
