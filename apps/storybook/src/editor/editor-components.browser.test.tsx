import { blockRegistry } from '@org/blocks/definitions';
import { type BlockTemplate, createTree, encodeContent } from '@org/content';
import { countingIds } from '@org/content/testing';
import type { ComponentGateway, ListedComponent } from '@org/editor-core';
import { ROOT_ID } from '@org/schema';
import type { JsonObject } from '@org/schema/entities';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MemoryGateway } from './memory-gateway.ts';
import { closeEditor, createPage, openEditor } from './open-editor.tsx';

afterEach(() => {
  closeEditor();
  localStorage.clear();
});

/** Returns the content of a component with a block, and with data of the root. */
function contentWith(block: BlockTemplate, custom: JsonObject = {}): string {
  const tree = createTree({ type: 'Wrapper', children: [block] }, blockRegistry, countingIds());
  const root = tree[ROOT_ID];
  return encodeContent(
    root ? { ...tree, [ROOT_ID]: { ...root, custom: { ...root.custom, ...custom } } } : tree,
  );
}
const card = (text: string): string =>
  contentWith(
    {
      type: 'Container',
      children: [
        { type: 'Text', props: { text } },
        { type: 'Button', props: { text: 'Book a visit' } },
      ],
    },
    { properties: [{ id: 'text', name: 'Headline', node: 'n000000002', props: ['text'] }] },
  );

/** Components in memory. */
class MemoryComponents implements ComponentGateway {
  rows: ListedComponent[] = [
    { id: 5, name: 'Card', content: card('Headline of all'), version: 1, usageCount: 2 },
  ];

  list = async (): Promise<readonly ListedComponent[]> => this.rows;
  listUsage = async (): Promise<readonly { title: string }[]> => [];
  create = async ({
    name,
    content,
  }: {
    name: string;
    content: string;
  }): Promise<ListedComponent> => {
    const made = { id: 6, name, content, version: 1, usageCount: 0 };
    this.rows = [...this.rows, made];
    return made;
  };
  save = async ({ id, content }: { id: number; content: string }): Promise<ListedComponent> => {
    this.rows = this.rows.map((row) =>
      row.id === id ? { ...row, content, version: row.version + 1 } : row,
    );
    const [saved] = this.rows.filter((row) => row.id === id);
    if (!saved) throw { code: 'not_found', message: 'Not found' };
    return saved;
  };
  remove = async (): Promise<void> => undefined;
}

async function open(...children: readonly BlockTemplate[]) {
  const gateway = new MemoryGateway();
  const components = new MemoryComponents();
  gateway.components = components;
  const editor = await openEditor(createPage(...children), { gateway });
  return { editor, components };
}
const instance: BlockTemplate = { type: 'Component', props: { componentId: 5 } };

it('shows the blocks of components, selects them as one, and gives a page its own value', async () => {
  const { editor } = await open(instance, instance);
  await expect.poll(() => editor.texts()).toEqual(['Headline of all', 'Headline of all']);
  await editor.frame.getByText('Headline of all').first().click();
  expect(editor.store.selected()).toEqual(['n000000003']);
  await expect.element(page.getByRole('heading', { name: 'Card' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Headline' }).fill('Own headline');
  await expect.poll(() => editor.texts()).toEqual(['Own headline', 'Headline of all']);
  await page.getByRole('button', { name: 'Reset Headline' }).click();
  await expect.poll(() => editor.texts()).toEqual(['Headline of all', 'Headline of all']);
  // A link of the component does not lead away.
  await editor.frame.getByText('Book a visit').first().click();
  expect(editor.opened).toEqual([]);
  await page.getByRole('button', { name: 'Edit component' }).click();
  expect(editor.opened).toEqual([5]);
});

it('follows a change of a component that someone else saves', async () => {
  const { editor, components } = await open(instance);
  await expect.poll(() => editor.texts()).toEqual(['Headline of all']);
  await components.save({ id: 5, content: card('Changed elsewhere') });
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => editor.texts()).toEqual(['Changed elsewhere']);
});

it('makes a component of blocks by keyboard in one step, and detaches it', async () => {
  const { editor, components } = await open(
    { type: 'Text', props: { text: 'One' } },
    { type: 'Text', props: { text: 'Two' } },
  );
  editor.store.select(['n000000003', 'n000000004']);
  await userEvent.keyboard('{Control>}{Alt>}k{/Alt}{/Control}');
  const dialog = page.getByRole('dialog', { name: 'Make a component' });
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('Pair{Enter}');
  await expect.poll(() => components.rows.map(({ name }) => name)).toEqual(['Card', 'Pair']);
  await expect.poll(() => editor.all('container').length).toBe(1);
  expect(editor.texts()).toEqual(['One', 'Two']);
  expect(editor.store.node('n000000002')?.nodes).toHaveLength(1);
  await page.getByRole('button', { name: 'Detach' }).click();
  await expect.poll(() => editor.store.node('n000000003')).toBeUndefined();
  expect(editor.texts()).toEqual(['One', 'Two']);
  editor.store.undo();
  editor.store.undo();
  await expect.poll(() => editor.all('container').length).toBe(0);
  expect(editor.store.node('n000000002')?.nodes).toEqual(['n000000003', 'n000000004']);
});

it('inserts components from the list, by click and from all commands', async () => {
  const { editor } = await open({ type: 'Text', props: { text: 'Above' } });
  await page.getByRole('tab', { name: 'Templates' }).click();
  await page.getByText('Components', { exact: true }).click();
  await expect.element(page.getByText('In 2 places')).toBeVisible();
  editor.store.select(['n000000003']);
  await page.getByRole('button', { name: 'Insert Card' }).click();
  await expect.poll(() => editor.texts()).toEqual(['Above', 'Headline of all']);
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('insert a component{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Insert a component' });
  await expect.element(dialog.getByRole('searchbox')).toHaveFocus();
  await dialog.getByRole('button', { name: 'Insert Card' }).click();
  await expect.poll(() => editor.texts().length).toBe(3);
});

it('says that a component is not available, and previews the page without it', async () => {
  const { editor } = await open({ type: 'Component', props: { componentId: 77 } }, instance);
  await expect
    .poll(() => editor.canvas.body.textContent)
    .toContain('This component is not available');
  editor.session.setEditMode(false);
  await expect.poll(() => editor.texts()).toEqual(['Headline of all']);
  expect(editor.canvas.body.textContent).not.toContain('not available');
});
