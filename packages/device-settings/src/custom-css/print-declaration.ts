import { generate, walk } from './css-tree.ts';
import { parsePart } from './parse-part.ts';
import { CssMistake, type DeclarationItem } from './read-items.ts';

/** Properties and functions that old browsers run scripts by. */
const RUNS_SCRIPT = /^(?:behavior|-moz-binding)$/i;
const RUNS_SCRIPT_FUNCTION = /^(?:expression|src)$/i;
const LOADS_BY_TEXT = /^(?:-webkit-)?image-set$/i;
const LOCAL_ADDRESS = /^(?:\/(?![/\\])|#|data:image\/(?:png|jpeg|gif|webp|avif);)/i;
const ANIMATION = /^(?:-webkit-)?animation(?:-name)?$/i;

function refuseAddress(address: string, line: number): void {
  if (!LOCAL_ADDRESS.test(address.trim()))
    throw new CssMistake(
      `"${address.slice(0, 60)}" is not a file of this site; upload it and use its address, which begins with /`,
      line,
    );
}

/**
 * Checks one declaration and prints it anew.
 * Shape: the declaration, the names that its keyframes got → `property:value`. Errors: throws `CssMistake`.
 */
export function printDeclaration(
  { text, line }: DeclarationItem,
  keyframes: ReadonlyMap<string, string>,
): string {
  if (text.startsWith('@'))
    throw new CssMistake(`${text.split(/\s/)[0]} is not allowed here`, line);
  const tree = parsePart(text, line, { context: 'declaration', parseCustomProperty: true });
  if (tree.type !== 'Declaration') throw new CssMistake(`"${text.slice(0, 60)}" is no CSS`, line);
  if (RUNS_SCRIPT.test(tree.property))
    throw new CssMistake(`${tree.property} is not allowed`, line);
  walk(tree, (node) => {
    if (node.type === 'Raw') throw new CssMistake(`"${text.slice(0, 60)}" cannot be read`, line);
    if (node.type === 'Url') refuseAddress(node.value, line);
    if (node.type === 'Identifier' && ANIMATION.test(tree.property))
      node.name = keyframes.get(node.name) ?? node.name;
    if (node.type !== 'Function') return;
    if (RUNS_SCRIPT_FUNCTION.test(node.name))
      throw new CssMistake(`${node.name}() is not allowed`, line);
    if (LOADS_BY_TEXT.test(node.name))
      walk(node, (inner) => {
        if (inner.type === 'String') refuseAddress(inner.value, line);
      });
  });
  return generate(tree);
}
