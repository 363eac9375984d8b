import { parseAst } from 'vite';

/** A regular expression in source code; `pattern` is undefined when the file does not determine it. */
export interface FoundExpression {
  readonly pattern: string | undefined;
  readonly flags: string;
  readonly line: number;
}

interface AstNode {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* walk(value: unknown): Generator<AstNode> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item);
  else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) yield* walk(child);
  }
}

interface Constants {
  readonly [name: string]: AstNode;
}

function readRegex(
  node: AstNode,
): { readonly pattern: string; readonly flags: string } | undefined {
  const { regex } = node;
  return typeof regex === 'object' && regex && 'pattern' in regex && 'flags' in regex
    ? { pattern: String(regex.pattern), flags: String(regex.flags) }
    : undefined;
}

/** Computes the text of a constant expression: strings, templates, sums, `String.raw` and `REGEX.source`. */
function readText(node: unknown, constants: Constants, depth = 0): string | undefined {
  if (!isNode(node) || depth > 10) return undefined;
  const read = (part: unknown) => readText(part, constants, depth + 1);
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'Identifier') return read(constants[String(node.name)]);
  if (node.type === 'TSAsExpression') return read(node.expression);
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const left = read(node.left);
    const right = read(node.right);
    return left === undefined || right === undefined ? undefined : left + right;
  }
  if (node.type === 'MemberExpression' && isNode(node.object) && isNode(node.property)) {
    if (node.property.name !== 'source') return undefined;
    const target =
      node.object.type === 'Identifier' ? constants[String(node.object.name)] : node.object;
    return target && readRegex(target)?.pattern;
  }
  const isRaw = node.type === 'TaggedTemplateExpression';
  const template = isRaw ? node.quasi : node;
  if (!isNode(template) || template.type !== 'TemplateLiteral') return undefined;
  const { quasis, expressions } = template;
  if (!Array.isArray(quasis) || !Array.isArray(expressions)) return undefined;
  const parts = quasis.flatMap((quasi: { value: { raw: string; cooked: string } }, index) => [
    isRaw ? quasi.value.raw : quasi.value.cooked,
    ...(index < expressions.length ? [read(expressions[index])] : []),
  ]);
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** Finds every regular expression literal, and every `RegExp(…)` that is called with a pattern. */
export function findRegularExpressions(file: string, text: string): FoundExpression[] {
  const nodes = [...walk(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))];
  const constants: Record<string, AstNode> = {};
  for (const { type, id, init } of nodes)
    if (type === 'VariableDeclarator' && isNode(id) && isNode(init))
      constants[String(id.name)] = init;
  return nodes.flatMap((node): FoundExpression[] => {
    const line = text.slice(0, node.start).split('\n').length;
    const literal = readRegex(node);
    if (literal) return [{ ...literal, line }];
    if (!/^(?:New|Call)Expression$/.test(node.type)) return [];
    if (!isNode(node.callee) || node.callee.name !== 'RegExp') return [];
    const [pattern, flags] = Array.isArray(node.arguments) ? node.arguments : [];
    const regex = isNode(pattern) ? readRegex(pattern) : undefined;
    return regex
      ? []
      : [{ pattern: readText(pattern, constants), flags: readText(flags, constants) ?? '', line }];
  });
}
