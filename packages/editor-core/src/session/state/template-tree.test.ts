import { encodeContent, findViolations, loadContent, printTree } from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { BuilderTree, TreeFragment } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { getPage } from '../../../test/editor-registry.ts';
import { getEmail, partTemplate, emailRegistry as registry } from '../../../test/email-registry.ts';
import type { EditorTemplate } from '../host/gateway.ts';
import {
  getTemplateTarget,
  templateContent,
  templateParts,
  templateTree,
} from './template-tree.ts';

const heading = partTemplate({ type: 'EmailHeading' });

function open(template: EditorTemplate): BuilderTree {
  const read = templateTree(template, registry);
  if (!read.ok) throw new Error(read.message);
  return read.tree;
}
const getTypes = (tree: BuilderTree): string[] =>
  Object.values(tree).map(({ type }) => type.resolvedName);
const save = (template: EditorTemplate, tree: BuilderTree) =>
  templateContent(template, { tree, registry }, encodeContent(tree));
/** Returns a tree with the props of a block changed. */
const setProps = (tree: BuilderTree, id: string, props: object): BuilderTree => ({
  ...tree,
  [id]: { ...(tree[id] as BuilderTree[string]), props: { ...tree[id]?.props, ...props } },
});
/** Returns a tree with a second heading in a block. */
const addHeading = (tree: BuilderTree, parent: string): BuilderTree => ({
  ...tree,
  second: { ...(tree.n000000001 as BuilderTree[string]), parent },
  [parent]: {
    ...(tree[parent] as BuilderTree[string]),
    nodes: [...(tree[parent]?.nodes ?? []), 'second'],
  },
});

describe('a part of an email', () => {
  it.each([
    ['EmailHeading', ['EmailWrapper', 'EmailSection', 'EmailContainer', 'EmailHeading']],
    ['EmailContainer', ['EmailWrapper', 'EmailSection', 'EmailContainer']],
    ['EmailSection', ['EmailWrapper', 'EmailSection', 'EmailContainer']],
  ])('opens %s in a valid email, and saves it unchanged', (type, types) => {
    const template = partTemplate({ type });
    const tree = open(template);
    expect(getTypes(tree)).toEqual(types);
    expect(findViolations(tree, registry)).toEqual([]);
    expect(loadContent(encodeContent(tree), registry, 'email')).toMatchObject({ notes: [] });
    expect(save(template, tree)).toEqual(template.content);
  });

  it('has the same tree every time, so that unsaved changes still apply', () => {
    expect(printTree(open(heading))).toBe(printTree(open(heading)));
  });

  it('is saved with its container once that contains a second block, and opens again with both', () => {
    const saved = save(heading, addHeading(open(heading), 'template1')) as TreeFragment;
    expect(saved.rootNodeId).toBe('template1');
    const reopened = open({ ...heading, content: saved });
    expect(getTypes(reopened)).toEqual([
      'EmailWrapper',
      'EmailSection',
      'EmailContainer',
      'EmailHeading',
      'EmailHeading',
    ]);
    expect(save({ ...heading, content: saved }, reopened)).toEqual(saved);
  });

  it('is saved with its section once that was changed', () => {
    const changed = setProps(open(heading), 'template0', { backgroundColor: '#000000' });
    const saved = save(heading, changed) as TreeFragment;
    expect(saved.nodes.template0?.props.backgroundColor).toBe('#000000');
    expect(open({ ...heading, content: saved }).template0?.props.backgroundColor).toBe('#000000');
  });

  it('is saved as a whole email once there is a second section', () => {
    const tree = open(heading);
    const { n000000001: _first, [ROOT_ID]: _root, ...added } = getEmail();
    const both = {
      ...tree,
      ...Object.fromEntries(Object.entries(added).map(([id, node]) => [`x${id}`, node])),
      [ROOT_ID]: { ...(tree[ROOT_ID] as BuilderTree[string]), nodes: ['template0', 'xsection'] },
      xsection: { ...(tree.template0 as BuilderTree[string]), nodes: [] },
    };
    const saved = save(heading, both);
    expect(saved).toBeTypeOf('string');
    const whole = { ...heading, content: saved };
    expect(getTemplateTarget(whole, registry)).toBe('email');
    const read = templateParts(whole, registry);
    expect(read.ok && read.parts.map(({ rootNodeId }) => rootNodeId)).toEqual([
      'template0',
      'xsection',
    ]);
  });

  it('inserts only what was saved, without the blocks around it', () => {
    const read = templateParts(heading, registry);
    expect(read.ok && read.parts).toEqual([heading.content]);
  });

  it('opens a part with the same ids as the blocks around it', () => {
    const part = heading.content as TreeFragment;
    const top = part.nodes.n000000001 as BuilderTree[string];
    for (const id of ['template0', 'template1']) {
      const template = { ...heading, content: { rootNodeId: id, nodes: { [id]: top } } };
      const tree = open(template);
      expect(getTypes(tree)).toHaveLength(4);
      expect(save(template, tree)).toEqual(template.content);
    }
  });
});

describe('the target of a template', () => {
  it('is that of its first block', () => {
    expect(getTemplateTarget(heading, registry)).toBe('email');
    expect(getTemplateTarget({ content: encodeContent(getEmail()) }, registry)).toBe('email');
    expect(getTemplateTarget({ content: encodeContent(getPage()) }, registry)).toBe('page');
    expect(getTemplateTarget({ content: null }, registry)).toBe('page');
    expect(getTemplateTarget({ content: 'not content' }, registry)).toBe('page');
  });
});

it('saves a container of a page with the blocks that were added beside it', () => {
  const container = partTemplate({ type: 'Container' });
  const tree = open(container);
  expect(tree[ROOT_ID]?.type.resolvedName).toBe('Wrapper');
  expect(save(container, tree)).toEqual(container.content);
  expect(save(container, addHeading(tree, ROOT_ID))).toBeTypeOf('string');
});
