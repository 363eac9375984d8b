// Puck with its whole interface.
import { Puck, usePuck } from '@puckeditor/core';
import { createElement as h, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { makeDocument } from '../document.mjs';

const { tree, nodes, texts } = makeDocument(Number(new URLSearchParams(location.search).get('n')));
const slot = { type: 'slot' };
const text = { type: 'text' };
const config = {
  components: {
    Section: {
      fields: { items: slot },
      render: ({ items: Items }) => h('section', { style: { padding: 12 } }, h(Items)),
    },
    Columns: {
      fields: { items: slot },
      render: ({ items: Items }) => h(Items, { style: { display: 'flex', gap: 12 } }),
    },
    Column: {
      fields: { items: slot },
      render: ({ items: Items }) => h('div', { style: { flex: 1 } }, h(Items)),
    },
    Heading: {
      fields: { text },
      render: ({ text: value, color }) => h('h3', { style: { color } }, value),
    },
    Text: {
      fields: { text },
      render: ({ text: value, color }) => h('p', { 'data-t': '1', style: { color } }, value),
    },
    Button: { fields: { label: text }, render: ({ label, href }) => h('a', { href }, label) },
    Image: {
      fields: { src: text },
      render: ({ src, width, height }) => h('img', { src, width, height }),
    },
  },
};
let count = 0;
const places = [];
const convert = (node, zone) =>
  node.children.map((child, index) => {
    const id = `${child.type}-${++count}`;
    if (child.type === 'Text') places.push({ zone, index, id });
    const { children, props, type } = child;
    return {
      type,
      props: { id, ...props, ...(children.length ? { items: convert(child, `${id}:items`) } : {}) },
    };
  });
const data = { root: { props: {} }, content: convert(tree, 'root:default-zone'), zones: {} };
let puck;
function Reach() {
  const value = usePuck();
  useEffect(() => {
    puck = value;
  });
  return null;
}
createRoot(document.getElementById('r')).render(
  h(Puck, { config, data, overrides: { headerActions: () => h(Reach) } }),
);
const frame = () => document.querySelector('iframe');
const list = () => frame()?.contentDocument?.querySelectorAll('[data-t]') ?? [];
const rect = (i) => {
  const r = list()[i].getBoundingClientRect();
  const f = frame().getBoundingClientRect();
  const scale = f.width / frame().clientWidth || 1;
  return { x: f.x + (r.x + 20) * scale, y: f.y + (r.y + r.height / 2) * scale };
};
window.bench = {
  nodes,
  texts,
  els: list,
  rect,
  hover: rect,
  drags: true,
  select: (i) =>
    puck.dispatch({
      type: 'setUi',
      ui: { itemSelector: { index: places[i].index, zone: places[i].zone } },
    }),
  setText: (i, value) => {
    const { zone, index, id } = places[i];
    const item = puck.getItemBySelector({ zone, index });
    puck.dispatch({
      type: 'replace',
      destinationZone: zone,
      destinationIndex: index,
      data: { ...item, props: { ...item.props, id, text: value } },
    });
  },
  order: () =>
    [...list()]
      .slice(0, 12)
      .map((element) => element.textContent.slice(0, 7))
      .join(),
};
