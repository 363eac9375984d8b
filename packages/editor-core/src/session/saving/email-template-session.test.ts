// @vitest-environment jsdom
import { EMAIL_ROOT } from '@org/content';
import { ROOT_ID } from '@org/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { emailRegistry, getEmail, partTemplate } from '../../../test/email-registry.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import { blocksFor } from '../../model/edits/blocks-for.ts';
import { insertBlock, setProp } from '../../model/edits/edits.ts';
import type { EditorTemplate } from '../host/gateway.ts';
import { EditorSession } from './editor-session.ts';

const HEADING = partTemplate({ type: 'EmailHeading' });

function start() {
  const server = new MemoryServer(null);
  server.template = HEADING;
  server.emailTemplates = [{ ...HEADING, id: 8, name: 'Offer' }];
  const { store } = openStore(getEmail(), emailRegistry);
  const session = new EditorSession(store, server);
  return { server, store, session, state: () => session.state.get() };
}
const TEMPLATE = { kind: 'template', id: '3' } as const;
const getNames = (list: readonly EditorTemplate[]): string[] => list.map(({ name }) => name);

beforeEach(() => localStorage.clear());

describe('a template of emails', () => {
  it('opens with the email viewport and email blocks, and a page closes both', async () => {
    const { session, store, state } = start();
    await session.open(TEMPLATE);
    expect(state()).toMatchObject({ viewportDevice: 'email', selectedTemplate: { id: 3 } });
    expect(store.node(ROOT_ID)?.type.resolvedName).toBe(EMAIL_ROOT);
    const types = blocksFor(store, false).map(({ type }) => type);
    expect(types).toContain('EmailHeading');
    expect(types).not.toContain('Text');
    await session.open({ kind: 'page', slug: 'home' });
    expect(state().viewportDevice).toBe('desktop');
  });

  it('opens a template of pages in a page viewport, also after an email', async () => {
    const { session, server, state } = start();
    await session.open({ kind: 'campaign', id: '5' });
    server.template = { ...HEADING, content: null };
    await session.open(TEMPLATE);
    expect(state().viewportDevice).toBe('desktop');
  });

  it('saves the part without the blocks around it', async () => {
    const { session, server, store, state } = start();
    await session.open(TEMPLATE);
    setProp(store, 'n000000001', 'text', 'Sale');
    expect(await session.save()).toBe(true);
    expect(server.template.content).toMatchObject({
      rootNodeId: 'n000000001',
      nodes: { n000000001: { props: { text: 'Sale' } } },
    });
    expect(state()).toMatchObject({ isEditorDirty: false, selectedTemplate: { version: 2 } });
  });

  it('keeps what was added beside the part', async () => {
    const { session, server, store } = start();
    await session.open(TEMPLATE);
    insertBlock(store, { type: 'EmailHeading' }, { parent: 'template1', index: 1 });
    await session.save();
    await session.open(TEMPLATE);
    expect(store.node('template1')?.nodes).toHaveLength(2);
    expect(server.template.content).toMatchObject({ rootNodeId: 'template1' });
  });
});

describe('the list of templates', () => {
  it('has those of emails in an email, and those of pages in a page', async () => {
    const { session, state } = start();
    await session.open({ kind: 'campaign', id: '5' });
    await session.loadTemplates();
    expect(getNames(state().templateList)).toEqual(['Offer']);
    await session.open({ kind: 'page', slug: 'home' });
    expect(state().templateList).toEqual([]);
    await session.loadTemplates();
    expect(getNames(state().templateList)).toEqual(['Part', 'Card']);
  });

  it('ignores an answer for the document that was open before', async () => {
    const { session, server, state } = start();
    let answer = (_list: readonly EditorTemplate[]): void => undefined;
    server.listContainers = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    await session.open({ kind: 'page', slug: 'home' });
    const loading = session.loadTemplates();
    await session.open({ kind: 'campaign', id: '5' });
    answer([HEADING]);
    await loading;
    expect(state().templateList).toEqual([]);
  });
});
