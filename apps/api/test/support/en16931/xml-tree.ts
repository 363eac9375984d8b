import { SaxesParser } from 'saxes';

/** A parsed element, by its local name. */
export interface XmlNode {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  text: string;
}

/**
 * Parses a document.
 * @throws error for what is not well-formed
 */
export function parseXml(xml: string): XmlNode {
  const parser = new SaxesParser({ xmlns: true });
  const stack: XmlNode[] = [];
  let root: XmlNode | undefined;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const node: XmlNode = {
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(
        Object.values(attributes).map(({ local: name, value }) => [name, value]),
      ),
      children: [],
      text: '',
    };
    stack.at(-1)?.children.push(node);
    root ??= node;
    stack.push(node);
  });
  parser.on('text', (text) => {
    const node = stack.at(-1);
    if (node) node.text += text;
  });
  parser.on('closetag', () => void stack.pop());
  parser.write(xml).close();
  if (!root) throw new Error('The document is empty');
  return root;
}

/** Returns all elements at a path of local names, such as `Party/PostalAddress`. */
export function findAll(node: XmlNode | undefined, path: string): XmlNode[] {
  if (!node) return [];
  return path
    .split('/')
    .reduce<XmlNode[]>(
      (nodes, name) => nodes.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [node],
    );
}

/** Returns the text of the first element at a path; undefined for none. */
export const findText = (node: XmlNode | undefined, path: string): string | undefined =>
  findAll(node, path)[0]?.text.trim();

/** Returns an element and everything inside of it. */
export const withDescendants = (node: XmlNode): XmlNode[] => [
  node,
  ...node.children.flatMap(withDescendants),
];
