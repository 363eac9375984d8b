// A document of about `n` nodes for all editors alike: cards of 12 nodes, each two columns of heading, text, button and picture.

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * Returns tree of {type, props, children}, nodes, and how many texts there are.
 * @param n - number of nodes
 */
export function makeDocument(n) {
  const root = { type: 'Page', props: {}, children: [] };
  let nodes = 1;
  let texts = 0;
  const column = (i) => ({
    type: 'Column',
    props: {},
    children: [
      { type: 'Heading', props: { text: `Heading ${i}`, color: '#111827' }, children: [] },
      {
        type: 'Text',
        props: {
          text: `Text ${i} fast pages win more orders because people do not wait`,
          color: '#374151',
        },
        children: [],
      },
      { type: 'Button', props: { label: `Button ${i}`, href: '#' }, children: [] },
      { type: 'Image', props: { src: PIXEL, width: 120, height: 40 }, children: [] },
    ],
  });
  while (nodes < n) {
    root.children.push({
      type: 'Section',
      props: { pad: 12 },
      children: [
        { type: 'Columns', props: { gap: 12 }, children: [column(texts++), column(texts++)] },
      ],
    });
    nodes += 12;
  }
  return { tree: root, nodes, texts };
}

/** The document as a tree of Atrium's own blocks: section, row, columns, and the same four leaves in each. */
export function toAtrium(tree) {
  const nodes = {};
  let count = 0;
  const MAP = {
    Page: () => ['Wrapper', {}],
    Section: ({ pad }) => [
      'Section',
      { settings: { desktop: { spacing: { paddingTop: pad, paddingBottom: pad } } } },
    ],
    Column: () => ['Column', {}],
    Heading: ({ text, color }) => [
      'Text',
      { text, color, tag: 'h3', fontSize: 1.25, fontWeight: 700, textAlign: 'start' },
    ],
    Text: ({ text, color }) => [
      'Text',
      { text, color, tag: 'p', fontSize: 1, fontWeight: 400, textAlign: 'start' },
    ],
    Button: ({ label }) => ['Button', { text: label, href: '#' }],
    Image: ({ src, width, height }) => [
      'Image',
      { src, altText: '', naturalWidth: width, naturalHeight: height },
    ],
  };
  const walk = (node, parent) => {
    // A section of Atrium holds its columns itself; the peers need a block between.
    if (node.type === 'Columns') return node.children.flatMap((child) => walk(child, parent));
    const [type, props] = MAP[node.type](node.props);
    const id = parent ? `n${String(++count).padStart(9, '0')}` : 'ROOT';
    nodes[id] = {
      type: { resolvedName: type },
      isCanvas: node.children.length > 0,
      props,
      displayName: type,
      custom: { v: 1 },
      ...(parent ? { parent } : {}),
      hidden: false,
      nodes: [],
      linkedNodes: {},
    };
    nodes[id].nodes = node.children.flatMap((child) => walk(child, id));
    return [id];
  };
  walk(tree, undefined);
  return nodes;
}
