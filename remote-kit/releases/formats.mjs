// The files of a deployment: releases, channels and the log. Each is parsed before use.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { UserError } from '../user-error.mjs';
import { VERSION } from './versions.mjs';

/** Version of the format of channels and releases. */
export const RELEASE_SCHEMA = 2;
export const SHELL = 'shell';
export const PRODUCTION = 'production';

/** The subresource integrity hash of a file. @param {string | Uint8Array} content */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const text = (pattern, problem) => z.string().check(z.regex(pattern, problem));

export const nameSchema = text(/^[a-z][a-z0-9-]*$/, 'is not a kebab-case name');
const versionSchema = text(VERSION, 'is not a version');
const integritySchema = text(/^sha384-[A-Za-z0-9+/]{64}$/, 'is not a SHA-384 integrity hash');
const containerSchema = text(/^[a-z]\w*$/i, 'is not a container name');
const kernelRangeSchema = text(/^\^\d+\.\d+\.\d+$/, 'is not a caret range');
const pathSchema = text(/^\/[^/]/, 'is not an absolute path');
const accessSchema = z.enum(['anyone', 'member'], 'is an unknown access level');

// The same rules as `faceSchema` of @segue/federation, which the page reads the registry with.
const faceSchema = z.object({
  routes: z.array(
    z.object({
      path: pathSchema,
      component: z.string(),
      access: accessSchema,
      background: z.optional(z.enum(['plain'], 'is an unknown background')),
    }),
  ),
  nav: z.array(
    z.object({
      label: z.string(),
      to: pathSchema,
      order: z.number(),
      access: accessSchema,
      isSecondary: z.optional(z.boolean()),
    }),
  ),
  widgets: z.array(z.string()),
  home: z.optional(z.array(z.object({ widget: z.string(), order: z.number(), access: accessSchema }))),
});

const originShape = {
  schema: z.literal(RELEASE_SCHEMA),
  name: nameSchema,
  version: versionSchema,
  commit: z.string(),
  at: z.string(),
  /** Why it was published without types, lint and tests. */
  unchecked: z.optional(z.string()),
  /** By the key of its team, over everything else. */
  signature: z.optional(z.object({ key: z.string(), value: z.string() })),
};

const scriptSchema = text(/^[\w.-]+\.js$/, 'is not the file name of a script');

export const releaseSchema = z.object({
  ...originShape,
  container: containerSchema,
  entry: scriptSchema,
  integrity: integritySchema,
  bytes: z.number(),
  /** The script that the entry loads when it needs it. */
  lazy: z.optional(z.object({ file: scriptSchema, integrity: integritySchema, bytes: z.number() })),
  face: faceSchema,
  needs: z.object({ kernel: kernelRangeSchema, names: z.record(z.string(), z.array(z.string())) }),
});

export const shellReleaseSchema = z.object({
  ...originShape,
  name: z.literal(SHELL),
  kernel: versionSchema,
  /** Integrity hash of each file by its path. */
  files: z.record(z.string().check(z.regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/)), integritySchema),
});

/** Percents; visitors whose bucket, mixed with the salt, is below the share get this version. */
const canarySchema = z.object({
  version: versionSchema,
  share: z.number().check(z.int(), z.minimum(1), z.maximum(99)),
  salt: z.string(),
  abortAt: z.number().check(z.positive(), z.maximum(100)),
});

const channelEntrySchema = z.object({
  version: versionSchema,
  previous: z.optional(versionSchema),
  canary: z.optional(canarySchema),
});

export const logLineSchema = z.object({
  at: z.string(),
  by: z.string(),
  remote: nameSchema,
  action: z.enum(['promote', 'canary', 'stop-canary', 'withdraw', 'rollback', 'prune']),
  from: z.nullable(versionSchema),
  to: z.nullable(versionSchema),
  why: z.string(),
  revision: z.number(),
  canary: z.optional(canarySchema),
});

export const channelSchema = z.object({
  schema: z.literal(RELEASE_SCHEMA),
  revision: z.number(),
  shell: z.optional(z.object({ version: versionSchema, previous: z.optional(versionSchema) })),
  remotes: z.record(nameSchema, channelEntrySchema),
  /** The change that made this revision. A process that was killed after it may not have logged it yet. */
  change: z.optional(logLineSchema),
});

/** Written by the shell's build into `shell.json`. */
export const shellInfoSchema = z.object({ version: z.string(), kernel: versionSchema });

/**
 * @typedef {import('zod/mini').output<typeof releaseSchema>} Release
 * @typedef {import('zod/mini').output<typeof shellReleaseSchema>} ShellRelease
 * @typedef {Release['face']} Face what the page knows of a remote before it loads it
 * @typedef {import('zod/mini').output<typeof channelSchema>} Channel
 * @typedef {Channel['remotes'][string]} ChannelEntry
 * @typedef {NonNullable<ChannelEntry['canary']>} Canary
 * @typedef {import('zod/mini').output<typeof logLineSchema>} LogLine
 */

/** @type {Channel} */
export const EMPTY_CHANNEL = { schema: RELEASE_SCHEMA, revision: 0, remotes: {} };

/**
 * Parses the text of a file; throws a sentence that names it.
 * @template T @param {import('zod/mini').ZodMiniType<T>} schema @param {string} text @param {string} path @returns {T}
 */
export function parseFile(schema, text, path) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UserError(`${path} is not JSON: restore a copy; nothing was changed.`);
  }
  const found = value?.schema;
  if (found !== undefined && found !== RELEASE_SCHEMA) {
    throw new UserError(
      `${path} has schema ${found}, and this tool reads schema ${RELEASE_SCHEMA}; nothing was changed.`,
    );
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    throw new UserError(`${path} cannot be used: ${issueText(parsed.error)}; nothing was changed.`);
  }
  return parsed.data;
}

/** The first problem, as `routes.0.path is not an absolute path`. @param {{ issues: readonly object[] }} error */
export function issueText({ issues: [issue] }) {
  return `${issue.path.join('.') || 'it'} ${issue.message}`;
}

/** @param {unknown} value */
export const jsonText = (value) => `${JSON.stringify(value, null, 2)}\n`;

export const channelPath = (channel) => `channels/${channel}.json`;
export const logPath = (channel) => `channels/${channel}.log.jsonl`;
export const registryPath = (channel) =>
  channel === PRODUCTION ? 'registry.json' : `registry.${channel}.json`;
export const releaseFolder = (name, version) => `releases/${name}/${version}`;
export const releasePath = (name, version) => `${releaseFolder(name, version)}/release.json`;
