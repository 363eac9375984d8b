import {
  type BlockRegistry,
  type BlockTemplate,
  createFragment,
  createRegistry,
  createTree,
} from '@org/content';
import { testBlock as block, countingIds } from '@org/content/testing';
import type { BuilderTree } from '@org/schema/entities';
import type { EditorTemplate } from '../src/session/host/gateway.ts';
import { registry } from './editor-registry.ts';

const CONTENT = {
  targets: ['email'],
  rules: { parents: ['EmailContainer', 'EmailColumn'] },
} as const;

/** Blocks of pages, and blocks of emails with the rules of the real ones. */
export const emailRegistry: BlockRegistry = createRegistry([
  ...registry.all().filter(({ targets }) => targets.includes('page')),
  block('EmailWrapper', {
    canvas: true,
    internal: true,
    targets: ['email'],
    defaults: { backgroundColor: '#eeeeee' },
    rules: { parents: [], children: ['EmailSection'] },
    children: [{ type: 'EmailSection' }],
  }),
  block('EmailSection', {
    canvas: true,
    targets: ['email'],
    defaults: { backgroundColor: '' },
    rules: { parents: ['EmailWrapper'], children: ['EmailContainer'] },
    children: [{ type: 'EmailContainer' }],
  }),
  block('EmailContainer', {
    canvas: true,
    targets: ['email'],
    rules: { parents: ['EmailSection'] },
  }),
  block('EmailColumns', {
    canvas: true,
    targets: ['email'],
    rules: { parents: ['EmailContainer'], children: ['EmailColumn'] },
    children: [{ type: 'EmailColumn' }],
  }),
  block('EmailColumn', {
    canvas: true,
    internal: true,
    targets: ['email'],
    rules: { parents: ['EmailColumns'] },
  }),
  block('EmailHeading', { ...CONTENT, defaults: { text: 'A heading' } }),
]);

/** Returns a template of one part of an email. Ids: the part 1, its blocks from 2. */
export function partTemplate(part: BlockTemplate): EditorTemplate {
  const content = createFragment(part, emailRegistry, { newId: countingIds() });
  return { id: 3, name: 'Part', type: 'container', content, version: 1 };
}

/** Returns an email with blocks in one section and container. Ids: section 1, container 2, blocks from 3. */
export function getEmail(...children: readonly BlockTemplate[]): BuilderTree {
  return createTree(
    {
      type: 'EmailWrapper',
      children: [{ type: 'EmailSection', children: [{ type: 'EmailContainer', children }] }],
    },
    emailRegistry,
    countingIds(),
  );
}
