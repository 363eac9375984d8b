import type { FunctionNode } from 'css-tree';
import { generate, walk } from './css-tree.ts';
import { parsePart } from './parse-part.ts';
import { CssMistake, type DeclarationItem } from './read-items.ts';

/** Properties and functions by which old browsers run scripts. */
const RUNS_SCRIPT = /^(?:behavior|-moz-binding)$/i;
const RUNS_SCRIPT_FUNCTION = /^(?:expression|src)$/i;
/** Functions that accept a URL as a quoted string. */
const LOADS_BY_TEXT = /^(?:(?:-webkit-)?image-set|image|url)$/i;
const INLINE_IMAGE = /^data:image\/(?:png|jpeg|gif|webp|avif);/i;
/** Base URL while a URL is parsed; no host can have this name. */
const SITE = 'https://site.invalid';
const ANIMATION = /^(?:-webkit-)?animation(?:-name)?$/i;

/** Returns true for a URL that a browser resolves to this site, or for a data URL of an image. */
function isLocalAddress(address: string): boolean {
  // Browsers drop some control characters and read a backslash as a slash, so that both can hide another host.
  if (/[\p{Cc}\p{Cf}\\]/u.test(address)) return false;
  if (INLINE_IMAGE.test(address)) return true;
  if (!/^[/#]/.test(address) || !URL.canParse(address, SITE)) return false;
  return new URL(address, SITE).origin === SITE;
}

function refuseAddress(address: string, line: number): void {
  if (!isLocalAddress(address.trim()))
    throw new CssMistake(
      `"${address.slice(0, 60)}" is not a file of this site. Upload it and use its path, which starts with /`,
      line,
    );
}

/** Rejects a function that runs a script or loads something external. */
function checkFunction(node: FunctionNode, line: number): void {
  // Browsers read `u\72l()` as `url()`, and the parser does not.
  if (node.name.includes('\\') || RUNS_SCRIPT_FUNCTION.test(node.name))
    throw new CssMistake(`${node.name}() is not allowed`, line);
  if (!LOADS_BY_TEXT.test(node.name)) return;
  walk(node, (inner) => {
    if (inner.type === 'String') refuseAddress(inner.value, line);
    if (inner.type !== 'Function' || inner === node) return undefined;
    // The name of a format is not a URL.
    if (inner.name.toLowerCase() === 'type') return walk.skip;
    // Others, such as var(), can insert a URL from elsewhere.
    throw new CssMistake(`${inner.name}() is not allowed in ${node.name}()`, line);
  });
}

/**
 * Validates a declaration and serializes it.
 * @param keyframes - renamed keyframes
 * @returns `property:value`
 * @throws `CssMistake`
 */
export function printDeclaration(
  { text, line }: DeclarationItem,
  keyframes: ReadonlyMap<string, string>,
): string {
  if (text.startsWith('@'))
    throw new CssMistake(`${text.split(/\s/)[0]} is not allowed here`, line);
  const tree = parsePart(text, line, { context: 'declaration', parseCustomProperty: true });
  if (tree.type !== 'Declaration')
    throw new CssMistake(`"${text.slice(0, 60)}" is not valid CSS`, line);
  if (tree.property.includes('\\') || RUNS_SCRIPT.test(tree.property))
    throw new CssMistake(`${tree.property} is not allowed`, line);
  walk(tree, (node) => {
    if (node.type === 'Raw') throw new CssMistake(`"${text.slice(0, 60)}" cannot be read`, line);
    if (node.type === 'Url') refuseAddress(node.value, line);
    if (node.type === 'Identifier' && ANIMATION.test(tree.property))
      node.name = keyframes.get(node.name) ?? node.name;
    if (node.type === 'Function') checkFunction(node, line);
  });
  return generate(tree);
}
