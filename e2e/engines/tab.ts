// What the journeys ask of a browser: one page, real mouse and keyboard input, and functions that run in the page.

export type Point = { x: number; y: number };
export type Modifier = 'Control' | 'Shift';

export type Tab = {
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page; its arguments and result are JSON. */
  run: <Args extends readonly unknown[], Result>(
    fn: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Runs a function in each frame whose address contains this text; frames that close meanwhile are left out. */
  runInFrames: <Result>(address: string, fn: () => Result) => Promise<Result[]>;
  click: (at: Point, modifier?: Modifier) => Promise<void>;
  drag: (from: Point, to: Point) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: 'Enter' | 'Escape' | 'q', modifier?: Modifier) => Promise<void>;
  chooseFile: (selector: string, path: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Points on the way of a drag, so that it is not one jump. */
export const wayBetween = (from: Point, to: Point, steps = 8): readonly Point[] =>
  Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return {
      x: Math.round(from.x + (to.x - from.x) * part),
      y: Math.round(from.y + (to.y - from.y) * part),
    };
  });
