// A loader for packages whose parts a minifier may not drop: `forwardRef(…)` could do anything, for all it knows, and
// giving a part its `displayName` does. Without it every link carries the router's forms and server components.
const MADE_BY_REACT = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;
const NAMED_FOR_TOOLS = /^\w+\.displayName = "[^"]*";$/gm;

export default function droppableParts(source) {
  return source.replaceAll(MADE_BY_REACT, '= /* @__PURE__ */ $1').replaceAll(NAMED_FOR_TOOLS, '');
}
