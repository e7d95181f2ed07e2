// Reads the files of this repository for tests of its structure.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolders } from '../start/paths.mjs';

export const root = join(__dirname, '../..');

/** Everything that is written by hand, besides the files in the root. */
export const SOURCE_FOLDERS = [
  ...['shell', 'remotes', 'shared-kernel', 'api', 'providers', 'provider-sandbox'],
  ...['e2e', 'remote-kit', 'tooling', 'bench', 'docs'],
];

const texts = new Map<string, string>();
/** The text of a file, which is read once. */
export function read(path: string): string {
  const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
  texts.set(path, text);
  return text;
}
export const readJson = <Shape>(path: string) => JSON.parse(read(path)) as Shape;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(join(root, file)));

/** All files below a folder that git does not ignore, as paths from the root. */
export const filesBelow = (folder: string) => files.filter((file) => file.startsWith(`${folder}/`));

export type Manifest = {
  name: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** Every workspace: its folder and its package.json. */
export const workspaces: { folder: string; manifest: Manifest }[] = workspaceFolders().map(
  (folder: string) => ({
    folder,
    manifest: readJson<Manifest>(`${folder}/package.json`),
  }),
);

export const isTest = (file: string) => /\.test\.tsx?$|\.(?:conformance|fixture)\.ts$/.test(file);
export const isCode = (file: string) => /\.(tsx?|mjs|cjs)$/.test(file);

/** The workspace packages that a text imports. */
export function ourImportsIn(text: string): string[] {
  const found = text.matchAll(/(?:from|import)\s*\(?\s*['"](@segue\/[a-z-]+)/g);
  return [...new Set([...found].map((match) => match[1] ?? ''))];
}
