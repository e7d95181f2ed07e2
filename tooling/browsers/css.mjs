// Finds features of CSS that a supported browser lacks. MDN's data knows values as doiuse and Can I Use do not.
import ts from 'typescript';
import { browsersWithout, features } from './support.mjs';

/** Blocks of `@supports`, with up to two levels of blocks in them. */
const GUARDED = /@supports[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
const { css } = features;
/** Functions and units by name, such as `light-dark` and `dvh`. */
const types = new Map();
(function collect(node) {
  for (const [name, value] of Object.entries(node)) {
    if (name === '__compat') continue;
    if (value.__compat && !types.has(name)) types.set(name, value);
    collect(value);
  }
})(css.types);

/**
 * Names of the features that not every supported browser has.
 * @param {string} text CSS with nesting; what `@supports` guards is left out
 * @returns {readonly string[]}
 */
export function missingCss(text) {
  const found = new Set();
  const check = (name, feature) => {
    if (!name.startsWith('-') && browsersWithout(feature).length > 0) found.add(name);
  };
  const plain = text.replace(/\/\*[^]*?\*\//g, '').replace(GUARDED, '');
  for (const [, property, value] of plain.matchAll(/(?<=^|[;{}]|\n)\s*([a-z-]+): ([^;{}]*)/g)) {
    const feature = css.properties[property];
    check(property, feature);
    for (const [word] of value.matchAll(/[a-z][a-z-]+/g)) check(`${property}: ${word}`, feature?.[word]);
    for (const [, unit] of value.matchAll(/\d([a-z]+)\b/g)) check(unit, css.types.length?.[unit]);
  }
  for (const [, name] of plain.matchAll(/:([a-z][a-z-]*)/g)) check(`:${name}`, css.selectors[name]);
  for (const [, name] of plain.matchAll(/([a-z-]+)\(/g)) check(`${name}()`, types.get(name));
  for (const [, name] of plain.matchAll(/@([a-z-]+)/g)) check(`@${name}`, css['at-rules'][name]);
  return [...found];
}

/** The CSS in the tagged templates of a script, with `_` for each value. @param {string} text */
export function styledCss(text) {
  const found = [];
  (function visit(node) {
    if (ts.isTaggedTemplateExpression(node)) {
      const { template } = node;
      const parts = ts.isTemplateExpression(template)
        ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
        : [template];
      found.push(parts.map((part) => part.text).join('_'));
    }
    ts.forEachChild(node, visit);
  })(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found.join('\n');
}
