// The two files of a remote in a deployment: the manifest of a version, and the pointer to the live one.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { UserError } from '../user-error.mjs';
import { VERSION } from './versions.mjs';

export const MANIFEST = 'manifest.json';
export const POINTER = 'live.json';

/** The subresource integrity hash of a file. @param {string | Uint8Array} content */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const text = (pattern, problem) => z.string().check(z.regex(pattern, problem));

const nameSchema = text(/^[a-z][a-z0-9-]*$/, 'is not a kebab-case name');
const versionSchema = text(VERSION, 'is not a version');
const pathSchema = text(/^\/[^/]/, 'is not an absolute path');
const accessSchema = z.enum(['anyone', 'member'], 'is an unknown access level');
const fileSchema = text(/^[\w-][\w.-]*$/, 'is not a file name');
const scriptSchema = text(/^[\w-][\w.-]*\.js$/, 'is not the file name of a script');

// The same rules as `publicPartsSchema` of @segue/kernel/remote, which the page reads the registry with.
const manifestSchema = z
  .object({
    name: nameSchema,
    version: versionSchema,
    /** Its global variable, which begins with the name of the remote. */
    container: text(/^[a-z]\w*$/i, 'is not a container name'),
    entry: scriptSchema,
    /** The script that the entry loads when it needs it. */
    lazy: z.optional(scriptSchema),
    kernel: text(/^\^\d+\.\d+\.\d+$/, 'is not a caret range'),
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
    /** The integrity hash of each file beside the manifest. */
    files: z.record(fileSchema, text(/^sha384-[A-Za-z0-9+/]{64}$/, 'is not a SHA-384 integrity hash')),
  })
  .check(
    z.refine(({ entry, lazy = entry, files }) => files[entry] && files[lazy], 'has a script without a hash'),
    z.refine(
      ({ name, container }) => container.startsWith(`${name.replaceAll('-', '_')}_`),
      'has a container of another remote',
    ),
  );

const pointerSchema = z.object({ current: versionSchema, previous: z.optional(versionSchema) });

/**
 * @typedef {import('zod/mini').output<typeof manifestSchema>} Manifest
 * @typedef {import('zod/mini').output<typeof pointerSchema>} Pointer
 * @typedef {Pick<Manifest, 'name' | 'routes' | 'nav' | 'widgets' | 'home'>} PublicParts what the page knows of a remote before it loads it
 */

/** @param {Uint8Array} bytes @param {string} path @returns {Manifest} */
export const parseManifest = (bytes, path) => parse(manifestSchema, bytes, path);

/** @param {Uint8Array} bytes @param {string} path @returns {Pointer} */
export const parsePointer = (bytes, path) => parse(pointerSchema, bytes, path);

/** @param {unknown} value */
export const jsonText = (value) => `${JSON.stringify(value, null, 2)}\n`;

function parse(schema, bytes, path) {
  let value;
  try {
    value = JSON.parse(String(bytes));
  } catch {
    throw new UserError(`${path} is not JSON.`);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UserError(`${path} cannot be used: ${issue.path.join('.') || 'it'} ${issue.message}.`);
}
