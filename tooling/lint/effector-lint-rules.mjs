// The rules of eslint-plugin-effector that would ask the compiler for types, by what this project calls its units:
// `$store`, `loadFx`, `PageGate`. The names themselves are rules here.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['shell', 'remotes', 'shared-kernel'];
const STORE_FACTORY = /^(create\w*Store|combine|restore)$/;
const EFFECT_FACTORY = /^(createEffect|attach|create\w*Fx)$/;
/** Every `create…`, those of this project too, but not React's. */
const UNIT_FACTORY =
  /^(create(?!Element|Portal|Context|Ref|Root)[A-Z]\w*|restore|sample|split|merge|combine|attach)$/;
const CALLED_FACTORY = /^(createEvent|createEffect|attach|create\w*Fx)$/;
const EXPORTED_CALL = /^export const (\w+)(?:: [^=]+)? = (\w+)/gm;
/** Members of an effect that are stores. */
const PENDING = /^(pending|inFlight)$/;
const OF_STORE = /^(map|on|reset)$/;

/** `createStore(0).on(a, b).map(c)`: the expression it begins with, and the methods called on it. */
function chainOf(node, methods = []) {
  const isMethod = node?.type === 'CallExpression' && node.callee.type === 'MemberExpression';
  if (!isMethod) return { start: node, methods };
  return chainOf(node.callee.object, [node.callee.property.name, ...methods]);
}

/** The last name of `$a`, `model.$a` or `createStore()`. */
const lastName = (node) =>
  node?.name ?? (node?.type === 'CallExpression' ? lastName(node.callee) : node?.property?.name) ?? '';

function isStore(init) {
  const { start, methods } = chainOf(init);
  const name = lastName(start);
  if (!methods.every((method) => OF_STORE.test(method))) return false;
  if (start?.type === 'CallExpression') return STORE_FACTORY.test(name);
  return name.startsWith('$') || (start?.type === 'MemberExpression' && PENDING.test(name));
}

function isEffect(init) {
  const name = lastName(init);
  return init?.type === 'CallExpression' ? EFFECT_FACTORY.test(name) : name.endsWith('Fx');
}

const isGate = (init) => init?.type === 'CallExpression' && lastName(init) === 'createGate';

/** Variables that hold such a unit need such a name. */
const naming = (isUnit, pattern, message) => ({
  create: (context) => ({
    'VariableDeclarator[id.type="Identifier"]'({ id, init }) {
      if (!pattern.test(id.name) && isUnit(init)) context.report({ node: id, message });
    },
  }),
});

const isFunction = ({ type }) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);

/** Components and hooks, also within `memo(…)` and `forwardRef(…)`. */
function isComponent(node) {
  const owner = node.parent.type === 'CallExpression' ? node.parent.parent : node.parent;
  return /^(use)?[A-Z]/.test(node.id?.name ?? (owner.type === 'VariableDeclarator' ? owner.id.name : ''));
}

/** The nodes around a node up to its component or hook; none when it is outside of both. */
function withinComponent(node) {
  const around = [];
  for (let outer = node.parent; outer; outer = outer.parent) {
    around.push(outer);
    if (isFunction(outer) && isComponent(outer)) return around;
  }
  return [];
}

let exportedUnits;
/** The events and effects that the sources export. */
function namesOfUnits(folder) {
  exportedUnits ??= new Set(
    SOURCES.flatMap((source) => readdirSync(join(folder, source), { recursive: true, withFileTypes: true }))
      .filter(
        ({ name, parentPath }) => /(?<!\.test)\.ts$/.test(name) && !/node_modules|dist/.test(parentPath),
      )
      .flatMap(({ name, parentPath }) => [
        ...readFileSync(join(parentPath, name), 'utf8').matchAll(EXPORTED_CALL),
      ])
      .filter(([, , factory]) => CALLED_FACTORY.test(factory))
      .map(([, name]) => name),
  );
  return exportedUnits;
}

const scopeBinding = {
  create: (context) => ({
    'ImportSpecifier, VariableDeclarator[init.type="CallExpression"]'(node) {
      const isUnit = node.imported
        ? namesOfUnits(context.cwd).has(node.imported.name)
        : CALLED_FACTORY.test(lastName(node.init));
      if (!isUnit) return;
      for (const { identifier } of context.sourceCode.getDeclaredVariables(node)[0].references) {
        const around = withinComponent(identifier);
        const inHook = around
          .slice(0, around.findIndex(isFunction))
          .some((outer) => outer.type === 'CallExpression' && /^use[A-Z]/.test(lastName(outer)));
        const message = `A component calls "${identifier.name}" in its scope: take it from \`useUnit\`.`;
        if (around.length > 0 && !inHook) context.report({ node: identifier, message });
      }
    },
  }),
};

const unitsInRender = {
  create: (context) => ({
    'CallExpression[callee.type="Identifier"]'(node) {
      const message = `"${node.callee.name}" makes a unit at every render: call it outside of the component.`;
      if (UNIT_FACTORY.test(node.callee.name) && withinComponent(node).length > 0) {
        context.report({ node, message });
      }
    },
  }),
};

/** A scope is lost after `await` of anything but an effect. */
const strictHandlers = {
  create(context) {
    const awaited = new Map();
    return {
      'AwaitExpression:matches([argument.type="CallExpression"], [argument.type="NewExpression"])'(node) {
        let owner = node.parent;
        while (owner && !isFunction(owner)) owner = owner.parent;
        const { callee } = node.argument;
        const isOfEffect = lastName(callee).endsWith('Fx') || callee.object?.name === 'requests';
        awaited.set(owner, (awaited.get(owner) ?? new Set()).add(isOfEffect));
      },
      'Program:exit'() {
        const message = 'It awaits effects and other functions, and the later effects lose their scope.';
        for (const [node, kinds] of awaited) if (node && kinds.size > 1) context.report({ node, message });
      },
    };
  },
};

const duplicateOn = {
  create(context) {
    const seen = new Set();
    return {
      'CallExpression[callee.property.name="on"]'(node) {
        const { start, methods } = chainOf(node);
        let owner = node;
        while (owner.type === 'CallExpression' || owner.type === 'MemberExpression') owner = owner.parent;
        const store = lastName(start).startsWith('$') ? start : owner.id;
        if (!store || !methods.every((method) => OF_STORE.test(method))) return;
        const [unit] = node.arguments;
        for (const one of unit?.type === 'ArrayExpression' ? unit.elements : [unit]) {
          const text = context.sourceCode.getText(one);
          const scope = context.sourceCode.getScope(node).block.range[0];
          const key = `${context.sourceCode.getText(store)} ${text} ${scope}`;
          const message = `The second \`.on\` for ${text} replaces the first.`;
          if (seen.has(key)) context.report({ node: one, message });
          seen.add(key);
        }
      },
    };
  },
};

export const effectorRules = (forbid) => ({
  'store-names': naming(isStore, /^\$/, 'The name of a store begins with $.'),
  'effect-names': naming(isEffect, /Fx$/, 'The name of an effect ends with Fx.'),
  'gate-names': naming(isGate, /^[A-Z]/, 'A gate is a component: its name begins with a capital letter.'),
  'no-get-state': forbid(
    'CallExpression[callee.property.name="getState"][arguments.length=0]',
    'A store is read outside of every scope: use `sample`, `attach` or `scope.getState`.',
  ),
  'no-watch': forbid(
    'CallExpression[callee.property.name="watch"]',
    'Calling `.watch` leaves the flow of data: use `sample`, in tests `createWatch`.',
  ),
  'no-duplicate-on': duplicateOn,
  'scope-binding': scopeBinding,
  'no-units-in-render': unitsInRender,
  'strict-effect-handlers': strictHandlers,
});
