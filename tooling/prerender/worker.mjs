// The process of one call of `renderPages`: reads its options from standard input, writes `{ pages }` or `{ error }`.
import { text } from 'node:stream/consumers';
import { drawPage } from './page.mjs';
import { screensToDraw } from './screens.mjs';

// A remote may leave rejections and errors behind; what counts is whether the page could be drawn.
process.on('unhandledRejection', () => undefined);
process.on('uncaughtException', () => undefined);

/** @param {object} answer */
function end(answer) {
  process.stdout.write(JSON.stringify(answer), () => process.exit(0));
}

try {
  const options = JSON.parse(await text(process.stdin));
  const pages = {};
  for (const { path, address } of screensToDraw(options)) {
    try {
      pages[path] = await drawPage({ ...options, address });
    } catch (error) {
      throw new Error(`${path} cannot be prerendered: ${error.message}`);
    }
  }
  end({ pages });
} catch (error) {
  end({ error: error.message });
}
