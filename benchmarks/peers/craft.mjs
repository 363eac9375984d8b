// Stock Craft.js with its own drag and a small settings panel.
import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import { createElement as h, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { makeDocument } from '../document.mjs';

const { tree, nodes, texts } = makeDocument(Number(new URLSearchParams(location.search).get('n')));
const connected = (render, canvas) => {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each block, when the module loads
  const Block = (props) => {
    const {
      connectors: { connect, drag },
    } = useNode();
    return render(props, (element) => {
      if (element) connect(drag(element));
    });
  };
  Block.craft = { isCanvas: canvas };
  return Block;
};
const Page = connected(({ children }, ref) => h('div', { ref }, children), true);
const Section = connected(
  ({ pad, children }, ref) => h('section', { ref, style: { padding: pad } }, children),
  true,
);
const Columns = connected(
  ({ gap, children }, ref) => h('div', { ref, style: { display: 'flex', gap } }, children),
  true,
);
const Column = connected(
  ({ children }, ref) => h('div', { ref, style: { flex: 1 } }, children),
  true,
);
const Heading = connected(({ text, color }, ref) => h('h3', { ref, style: { color } }, text));
const Text = connected(({ text, color }, ref) =>
  h('p', { ref, 'data-t': '1', style: { color } }, text),
);
const Button = connected(({ label, href }, ref) => h('a', { ref, href }, label));
const Image = connected(({ src, width, height }, ref) => h('img', { ref, src, width, height }));
const resolver = { Page, Section, Columns, Column, Heading, Text, Button, Image };
const out = {};
let count = 0;
const ids = [];
const walk = (node, parent) => {
  const id = parent ? `n${++count}` : 'ROOT';
  if (node.type === 'Text') ids.push(id);
  out[id] = {
    type: { resolvedName: node.type },
    isCanvas: node.children.length > 0,
    props: node.props,
    displayName: node.type,
    custom: {},
    ...(parent ? { parent } : {}),
    hidden: false,
    nodes: [],
    linkedNodes: {},
  };
  out[id].nodes = node.children.map((child) => walk(child, id));
  return id;
};
walk(tree);
let api;
function Panel() {
  const { actions, selected } = useEditor((state) => ({ selected: [...state.events.selected][0] }));
  useEffect(() => {
    api = actions;
  });
  return h('aside', null, selected ?? '');
}
createRoot(document.getElementById('r')).render(
  h(Editor, { resolver }, h(Frame, { data: JSON.stringify(out) }), h(Panel)),
);
const list = () => document.querySelectorAll('[data-t]');
const rect = (i) => {
  const r = list()[i].getBoundingClientRect();
  return { x: r.x + 20, y: r.y + r.height / 2 };
};
window.bench = {
  nodes,
  texts,
  els: list,
  rect,
  hover: rect,
  drags: true,
  select: (i) => api.selectNode(ids[i]),
  setText: (i, value) =>
    api.setProp(ids[i], (props) => {
      props.text = value;
    }),
  order: () =>
    [...list()]
      .slice(0, 12)
      .map((element) => element.textContent.slice(0, 7))
      .join(),
};
void Element;
