// @vitest-environment jsdom

import { componentIdsIn } from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { BuilderTree } from '@org/schema/entities';
import { AtriumProvider } from '@org/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CARD_PROPERTIES,
  cardComponent,
  cardTree,
  componentRegistry,
  FIRST,
  MemoryComponents,
  pageWith,
  shows,
} from '../../../test/component-page.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import { stubLayout } from '../../../test/stub-layout.ts';
import { getProperties } from '../../model/edits/property-edits.ts';
import { EditorContext, type EditorValue } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { EditorSession } from '../../session/saving/editor-session.ts';
import { InstancePanel } from '../inspector/instance-panel.tsx';
import { PropertyButton } from '../inspector/property-button.tsx';
import { PropertyList } from '../inspector/property-list.tsx';
import { ComponentCards } from './component-cards.tsx';
import { MakeComponentDialog } from './make-component-dialog.tsx';

const host = { getContext: () => ({}), openTemplate: vi.fn() } as unknown as EditorHost;

beforeEach(() => {
  localStorage.clear();
  stubLayout();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(
  tree: BuilderTree,
  show: (server: MemoryServer & { components: MemoryComponents }) => ReactElement,
) {
  const components = new MemoryComponents();
  const server = Object.assign(new MemoryServer(null), { components });
  const { store } = openStore(tree, componentRegistry);
  const session = new EditorSession(store, server);
  const ran: string[] = [];
  const said: string[] = [];
  const value = {
    store,
    session,
    blocks: {
      registry: componentRegistry,
      views: {},
      settings: { Text: [{ kind: 'textarea', prop: 'text', label: 'Text' }] },
    },
    commands: { run: (id: string) => ran.push(id) },
    announce: (text: string) => said.push(text),
  };
  const ui = (
    <AtriumProvider>
      <EditorContext value={value as unknown as EditorValue}>{show(server)}</EditorContext>
    </AtriumProvider>
  );
  await session.components.load();
  render(ui);
  return { store, session, components, ran, said };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the list of components', () => {
  it('finds components, tells where they are used, and inserts one', async () => {
    const { store, said } = await open(pageWith(), (server) => (
      <ComponentCards host={host} gateway={server} />
    ));
    expect(screen.getByText('In 3 places')).toBeTruthy();
    const search = screen.getByRole('searchbox', { name: 'Search components' });
    fireEvent.change(search, { target: { value: 'nothing' } });
    expect(screen.getByText('No components found')).toBeTruthy();
    fireEvent.change(search, { target: { value: 'car' } });
    press('Insert Card');
    expect(componentIdsIn(store.tree)).toEqual([5]);
    expect(said).toEqual(['Card inserted']);
  });

  it('asks once before a used component is deleted, and keeps its blocks on the pages', async () => {
    const { components } = await open(pageWith(), (server) => (
      <ComponentCards host={host} gateway={server} />
    ));
    components.usedBy = ['Home', 'About'];
    press('More for Card');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText(/shown on: Home, About/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Delete and keep the blocks' }));
    await waitFor(() => expect(components.removed).toEqual([{ id: 5, detach: true }]));
    expect(await screen.findByText('No components yet')).toBeTruthy();
  });

  it('loads where components are used again once the page was saved', async () => {
    const { components, session } = await open(pageWith(), (server) => (
      <ComponentCards host={host} gateway={server} />
    ));
    act(() => session.state.set({ isEditorDirty: true }));
    await act(() => session.components.load());
    components.rows = [cardComponent({ usageCount: 4 })];
    act(() => session.state.set({ isEditorDirty: false }));
    expect(await screen.findByText('In 4 places')).toBeTruthy();
  });

  it('returns the focus to the button of the menu when it is closed', async () => {
    await open(pageWith(), (server) => <ComponentCards host={host} gateway={server} />);
    const more = screen.getByRole('button', { name: 'More for Card' });
    more.focus();
    fireEvent.click(more);
    fireEvent.keyDown(await screen.findByRole('menu'), { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(more));
  });

  it('focuses the name while a component is renamed, and the button afterwards', async () => {
    await open(pageWith(), (server) => <ComponentCards host={host} gateway={server} />);
    screen.getByRole('button', { name: 'More for Card' }).focus();
    press('More for Card');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const field = await screen.findByRole('textbox', { name: 'Name of Card' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.keyDown(field, { key: 'Escape' });
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('More for Card'),
    );
  });

  it('tells which components no page uses, and deletes them from there', async () => {
    const { components, store, session } = await open(pageWith(shows(5)), (server) => (
      <ComponentCards host={host} gateway={server} />
    ));
    components.rows = [cardComponent({ usageCount: 0, version: 2 })];
    // The list that was being loaded has the earlier number.
    await act(() => session.components.load());
    await act(() => session.components.load());
    expect(screen.getByText('Only here, not saved yet')).toBeTruthy();
    act(() => void store.run([{ type: 'remove', id: FIRST }], { label: 'Remove' }));
    expect(screen.getByText('Not used')).toBeTruthy();
    press('Delete Card');
    expect(await screen.findByText('No page shows it.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(components.removed).toEqual([{ id: 5, detach: false }]));
  });
});

describe('the dialog for a new component', () => {
  it('requires a name, then shows the component in the place of the blocks', async () => {
    const onClose = vi.fn();
    const tree = pageWith({ type: 'Text' });
    const { store, components } = await open(tree, (server) => (
      <MakeComponentDialog gateway={server} onClose={onClose} />
    ));
    // The dialog was rendered without a selection.
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    store.select([FIRST]);
    const again = await open(tree, (server) => <Selected server={server} onClose={onClose} />);
    press('Make component');
    expect(screen.getByText('Please enter a name')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Quote' } });
    press('Make component');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(components.rows).toHaveLength(1);
    expect(again.components.rows.map(({ name }) => name)).toEqual(['Card', 'Quote']);
    expect(componentIdsIn(again.store.tree)).toEqual([91]);
  });
});

/** Renders the dialog with the first block selected. */
function Selected({
  server,
  onClose,
}: {
  server: MemoryServer;
  onClose: () => void;
}): ReactElement {
  return (
    <EditorContext.Consumer>
      {(value) => {
        if (value && value.store.selected().length === 0) value.store.select([FIRST]);
        return <MakeComponentDialog gateway={server} onClose={onClose} />;
      }}
    </EditorContext.Consumer>
  );
}

describe('the settings of a component on a page', () => {
  const page = (props = {}) => pageWith(shows(5, props));
  const panel = () => <InstancePanel id={FIRST} host={host} />;

  it('have a field for each property, with the value of the component', async () => {
    const { store } = await open(page(), panel);
    const field = screen.getByRole('textbox', { name: 'Title' });
    expect(field).toHaveProperty('value', 'Title');
    expect(screen.queryByRole('button', { name: /^Reset/ })).toBeNull();
    fireEvent.change(field, { target: { value: 'Own' } });
    expect(store.node(FIRST)?.props.overrides).toEqual({ title: { text: 'Own' } });
    fireEvent.click(screen.getByRole('switch', { name: 'Show the title' }));
    expect(store.node(FIRST)?.props.overrides).toEqual({
      title: { text: 'Own' },
      shown: { show: false },
    });
  });

  it('mark own values, and reset one or all of them', async () => {
    const overrides = { title: { text: 'Own' }, shown: { show: false } };
    const { store } = await open(page({ overrides }), panel);
    press('Reset Title');
    expect(store.node(FIRST)?.props.overrides).toEqual({ shown: { show: false } });
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Title');
    press('Reset all');
    expect(store.node(FIRST)?.props.overrides).toEqual({});
    expect(screen.queryByRole('button', { name: /^Reset/ })).toBeNull();
    store.undo();
    expect(store.node(FIRST)?.props.overrides).toEqual({ shown: { show: false } });
  });

  it('open the component, and detach it', async () => {
    const { ran } = await open(page(), panel);
    press('Edit component');
    press('Detach');
    expect(ran).toEqual(['editComponent', 'detachComponent']);
  });

  it('save own values as a variant, which other pages can choose', async () => {
    const overrides = { title: { text: 'Own' } };
    const { store, session } = await open(page({ overrides }), panel);
    press('Save as a variant');
    const name = screen.getByRole('textbox', { name: 'Name of the variant' });
    fireEvent.change(name, { target: { value: 'Short' } });
    press('Save');
    await waitFor(() => expect(store.node(FIRST)?.props.overrides).toEqual({}));
    expect(session.components.find(5)?.[ROOT_ID]?.custom.variants).toMatchObject([
      { name: 'Short', values: { title: { text: 'Own' } } },
    ]);
    const choice = screen.getByRole('combobox', { name: 'Variant' });
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Own');
    fireEvent.change(choice, { target: { value: '' } });
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Title');
  });

  it('follow a change of the component, and tell when it is not available', async () => {
    const { session } = await open(page(), panel);
    const tree = cardTree({ properties: CARD_PROPERTIES.slice(1) });
    const { encodeContent } = await import('@org/content');
    session.components.take([cardComponent({ content: encodeContent(tree), version: 2 })]);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull());
    cleanup();
    await open(pageWith(shows(8)), panel);
    expect(screen.getByText(/not available/)).toBeTruthy();
  });
});

describe('the properties of an open component', () => {
  it('are made from settings of blocks under a name, and removed', async () => {
    const { store } = await open(cardTree(), () => (
      <>
        <PropertyButton id="n000000002" props={['text']} label="Text" />
        <PropertyList />
      </>
    ));
    press('Make Text a property');
    const name = screen.getByRole('textbox', { name: 'Name of the property' });
    expect(name).toHaveProperty('value', 'Text');
    fireEvent.change(name, { target: { value: 'Headline' } });
    press('Add');
    expect(getProperties(store)).toMatchObject([
      { name: 'Headline', node: 'n000000002', props: ['text'] },
    ]);
    expect(screen.getByText('Property “Headline”')).toBeTruthy();
    const [inList] = screen.getAllByRole('textbox', { name: 'Name of the property Headline' });
    if (!inList) throw new Error('the list has the property');
    fireEvent.change(inList, { target: { value: 'Title' } });
    fireEvent.blur(inList);
    expect(getProperties(store)).toMatchObject([{ name: 'Title' }]);
    const [remove] = screen.getAllByRole('button', { name: 'Remove the property Title' });
    if (!remove) throw new Error('the property can be removed');
    fireEvent.click(remove);
    expect(getProperties(store)).toEqual([]);
  });
});
