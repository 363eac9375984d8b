import type { TreeFragment } from '@org/schema/entities';

/** Returns a saved container: a box, optionally with a text. */
export function boxWith(text?: string): TreeFragment {
  const children = text === undefined ? [] : ['texttext01'];
  return {
    rootNodeId: 'boxboxbox1',
    nodes: {
      boxboxbox1: {
        type: { resolvedName: 'Container' },
        isCanvas: true,
        props: {},
        displayName: 'Container',
        custom: { v: 1 },
        hidden: false,
        nodes: children,
        linkedNodes: {},
      },
      ...(text !== undefined && {
        texttext01: {
          type: { resolvedName: 'Text' },
          isCanvas: false,
          props: { text },
          displayName: 'Text',
          custom: { v: 1 },
          hidden: false,
          nodes: [],
          linkedNodes: {},
          parent: 'boxboxbox1',
        },
      }),
    },
  };
}
