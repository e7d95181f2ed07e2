// Ways to break the remotes of a site.
import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { handmadeBuild, type ContainerParts } from './containers';
import type { Answer, Breakage, PublishedRemote } from './faulty-site';

/** Breaks these remotes; all others of the registry work. */
export type BreakRemotes = (remotes: readonly PublishedRemote[]) => Breakage;

export const script = (response: ServerResponse, content: Buffer | string, type = 'text/javascript') => {
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(content);
};

export const status =
  (code: number): Answer =>
  (response) => {
    response.writeHead(code, { 'content-type': 'text/plain' }).end();
  };
export const refuseConnection: Answer = (response) => void response.destroy();
export const hang: Answer = () => undefined;
/** The whole file, in ten parts over this time. */
export const drip =
  (ms: number): Answer =>
  async (response, healthy) => {
    const content = await healthy();
    const size = Math.ceil(content.length / 10);
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': content.length });
    for (let part = 0; part < 10; part += 1) {
      await delay(ms / 10);
      response.write(content.subarray(part * size, (part + 1) * size));
    }
    response.end();
  };
export const truncate: Answer = async (response, healthy) => {
  const content = await healthy();
  script(response, content.subarray(0, content.length / 2));
};
export const tamper: Answer = async (response, healthy) => {
  script(response, `${(await healthy()).toString()};window.tampered = true;`);
};
export const wrongType: Answer = async (response, healthy) => {
  script(response, await healthy(), 'text/plain');
};
export const html: Answer = (response) => {
  script(response, '<!doctype html><title>Welcome</title>', 'text/html');
};

/** The entry files of the published builds are answered like this. */
export const entryAnswers =
  (answer: Answer): BreakRemotes =>
  (remotes) => ({ answers: Object.fromEntries(remotes.map(({ entry }) => [entry, answer])) });

export type HandmadeParts = ContainerParts & { answer?: Answer };
type Face = (remote: PublishedRemote) => Partial<PublishedRemote>;

/** The registry names a build written by hand; `withPrevious` keeps the published one as the older build. */
export const runs =
  (parts: HandmadeParts, { withPrevious = false, face }: { withPrevious?: boolean; face?: Face } = {}) =>
  (remotes: readonly PublishedRemote[]): Breakage =>
    together(
      ...remotes.map((remote) => {
        const { build, script: text } = handmadeBuild(remote, parts);
        const previous = withPrevious && { previous: { ...remote, name: undefined } };
        return {
          entries: { [remote.name]: { ...remote, ...build, ...face?.(remote), ...previous } },
          answers: { [build.entry]: parts.answer ?? ((response) => script(response, text)) },
        };
      }),
    );

/** The registry's entries of these remotes are changed. */
export const entriesChanged =
  (change: object): BreakRemotes =>
  (remotes) => ({
    entries: Object.fromEntries(remotes.map((remote) => [remote.name, { ...remote, ...change }])),
  });

/** Several remotes, each broken in its own way. */
export const together = (...breakages: readonly Breakage[]): Breakage => ({
  entries: Object.assign({}, ...breakages.map(({ entries }) => entries)) as Record<string, unknown>,
  answers: Object.assign({}, ...breakages.map(({ answers }) => answers)) as Record<string, Answer>,
});
