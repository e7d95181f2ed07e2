// Styles that a machine without a GPU pays for in every frame.
import { filesBelow, isTest, read } from './sources';

const styles = ['shell', 'remotes', 'shared-kernel']
  .flatMap(filesBelow)
  .filter((file) => /\/src\/.*\.(tsx?|css)$/.test(file) && !isTest(file));

test('styles: neither an element nor its backdrop is blurred', () => {
  expect(styles.filter((file) => /backdrop-filter|\bblur\(\s*[\d$.]/.test(read(file)))).toEqual([]);
});

test('styles: only what waits for an answer is animated without an end', () => {
  expect(styles.filter((file) => /animation(-iteration-count)?:[^;]*\binfinite\b/.test(read(file)))).toEqual([
    'shell/src/app/frame/top-navigation/index.tsx',
    'shell/src/player/controls/transport.tsx',
    'shared-kernel/ui/src/icon-button.tsx',
    'shared-kernel/ui/src/skeleton.tsx',
    'shared-kernel/ui/src/spinner.tsx',
  ]);
});
