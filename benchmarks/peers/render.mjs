// The reference page through the peers, each as its guide tells. All draw the same views; what they add is their own.
import { Editor, Frame, useNode } from '@craftjs/core';
import { Render } from '@puckeditor/core';
import { Render as RscRender } from '@puckeditor/core/rsc';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { draw, getTypes, readyPage } from '../suites/render-parts.ts';

const page = readyPage();
const { all, holding } = getTypes(page);

/** Puck: a component is a function of its props, children are a slot. */
const config = {
  components: Object.fromEntries(
    all.map((type) => [
      type,
      holding.includes(type)
        ? {
            fields: { items: { type: 'slot' } },
            render: ({ items: Items, look, ...props }) => draw(type, props, look, h(Items)),
          }
        : { fields: {}, render: ({ look, ...props }) => draw(type, props, look) },
    ]),
  ),
};
const toPuck = ({ id, type, props, root, children }) => ({
  type,
  props: {
    ...props,
    id,
    look: root,
    ...(children.length > 0 ? { items: children.map(toPuck) } : {}),
  },
});
const puckText = JSON.stringify({ root: { props: {} }, content: [toPuck(page)], zones: {} });

/** Craft.js: a component asks for its node and connects its root to it. */
const resolver = Object.fromEntries(
  all.map((type) => {
    // biome-ignore lint/correctness/noComponentHookFactories: called once for each block, when the module loads
    const Block = ({ look, children, ...props }) => {
      const {
        connectors: { connect, drag },
      } = useNode();
      const ref = (element) => {
        if (element) connect(drag(element));
      };
      return draw(type, props, { ...look, ref }, children);
    };
    Block.craft = { displayName: type };
    return [type, Block];
  }),
);
const nodes = {};
const toCraft = ({ id, type, props, root, children }, parent) => {
  nodes[id] = {
    type: { resolvedName: type },
    isCanvas: holding.includes(type),
    props: { ...props, look: root },
    displayName: type,
    custom: {},
    ...(parent ? { parent } : {}),
    hidden: false,
    nodes: children.map((child) => child.id),
    linkedNodes: {},
  };
  for (const child of children) toCraft(child, id);
};
toCraft(page);
const craftText = JSON.stringify(nodes);

/** Ready blocks as elements of components, without any editor. */
const components = Object.fromEntries(
  all.map((type) => [type, ({ look, children, ...props }) => draw(type, props, look, children)]),
);
const toElements = ({ id, type, props, root, children }) =>
  h(
    components[type],
    { key: id, ...props, look: root },
    children.length > 0 ? children.map(toElements) : undefined,
  );
const readyText = JSON.stringify(page);

/** Renderers that begin with the stored text, as a server without a cache does, by name. */
export const peers = {
  'React floor, renderToString of the same views': () =>
    renderToString(toElements(JSON.parse(readyText))),
  'Puck <Render>': () => renderToString(h(Render, { config, data: JSON.parse(puckText) })),
  'Puck <Render> of its server door': () =>
    renderToString(h(RscRender, { config, data: JSON.parse(puckText) })),
  'Craft.js, enabled={false}': () =>
    renderToString(h(Editor, { enabled: false, resolver }, h(Frame, { data: craftText }))),
};
