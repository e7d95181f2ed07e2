// The process of one call of `renderPages`: reads its options from standard input, writes
// `{ pages, visitorPages }` or `{ error }`.
import { text } from 'node:stream/consumers';
import { drawPage } from './page.mjs';
import { screensToDraw } from './screens.mjs';

// A remote may leave rejections and errors behind; what counts is whether the page could be drawn.
process.on('unhandledRejection', () => undefined);
process.on('uncaughtException', () => undefined);

let answer;
try {
  const options = JSON.parse(await text(process.stdin));
  const pages = {};
  const visitorPages = {};
  for (const { path, address, isForVisitors } of screensToDraw(options)) {
    try {
      const drawn = await drawPage({ ...options, address, hasSession: !isForVisitors });
      (isForVisitors ? visitorPages : pages)[path] = drawn;
    } catch (error) {
      throw new Error(`${path} cannot be prerendered: ${error.message}`);
    }
  }
  answer = { pages, visitorPages };
} catch (error) {
  answer = { error: error.message };
}
process.stdout.write(JSON.stringify(answer), () => process.exit(0));
