import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeEditor, createPage, openEditor } from './open-editor.tsx';

afterEach(() => {
  closeEditor();
  localStorage.clear();
});

const text = (words: string) => ({ type: 'Text', props: { text: words } });
const button = (name: string | RegExp) => page.getByRole('button', { name });

it('EDIT-016 EDIT-022 duplicates and removes a block by its toolbar', async () => {
  const editor = await openEditor(
    createPage(text('First words'), { type: 'Container', children: [text('Inside')] }),
  );
  await editor.frame.getByText('First words').click();
  const toolbar = page.getByRole('toolbar', { name: 'Tools for Text' });
  await toolbar.getByRole('button', { name: 'Duplicate' }).click();
  await expect.poll(() => editor.texts()).toEqual(['First words', 'First words', 'Inside']);
  const ids = editor.all('text').map(({ dataset }) => dataset.node);
  expect(new Set(ids).size).toBe(3);
  expect(ids[1]).toHaveLength(10);
  await toolbar.getByRole('button', { name: 'Remove' }).click();
  await button('Confirm').click();
  await expect.poll(() => editor.texts()).toEqual(['First words', 'Inside']);
});

it('EDIT-023 saves a container with its content as a template once it has a name', async () => {
  const editor = await openEditor(createPage({ type: 'Container', children: [text('Inside')] }));
  await editor.frame.getByText('Inside').click();
  await userEvent.keyboard('{Escape}');
  await button('Save as template').click();
  const dialog = page.getByRole('dialog', { name: 'Save as template' });
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect.element(dialog.getByText('Please enter a name')).toBeVisible();
  await dialog.getByLabelText('Name').fill('A card');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(editor.gateway.created).toMatchObject([
    { componentName: 'A card', type: 'container', content: { rootNodeId: 'n000000003' } },
  ]);
  expect(Object.keys(editor.gateway.created[0]?.content.nodes ?? {}).toSorted()).toEqual([
    'n000000003',
    'n000000004',
  ]);
});

it('EDIT-015 BLK-TEXT-02 edits the text of a double-clicked block until another block is selected', async () => {
  const editor = await openEditor(
    createPage(text('First words'), { type: 'TextBox', props: { html: '<p>Plain words</p>' } }),
  );
  const [first] = editor.all('text');
  const [box] = editor.all('text-box');
  await editor.frame.getByText('First words').dblClick();
  expect(first?.getAttribute('contenteditable')).toBe('plaintext-only');
  await userEvent.keyboard('Written <b>here</b>');
  await editor.frame.getByText('Plain words').click();
  expect(first?.hasAttribute('contenteditable')).toBe(false);
  await expect.poll(() => editor.texts()).toEqual(['Written <b>here</b>']);

  // Saving ends the editing of a text box as well.
  await editor.frame.getByText('Plain words').dblClick();
  await expect.poll(() => box?.getAttribute('contenteditable')).toBe('true');
  await userEvent.keyboard('{Control>}a{/Control}{Control>}b{/Control}{Control>}s{/Control}');
  await expect.poll(() => box?.hasAttribute('contenteditable')).toBe(false);
  await expect.poll(() => editor.saved()).toContain('<strong>Plain words</strong>');
});

it('EDIT-019 EDIT-021 adds a section with the chosen number of columns', async () => {
  const editor = await openEditor(createPage());
  for (const count of [1, 2, 3, 4]) {
    await editor.frame
      .getByRole('button', { name: `${count} ${count === 1 ? 'column' : 'columns'}` })
      .click();
    await expect.poll(() => editor.all('section').length).toBe(count + 1);
    const last = editor.all('section').at(-1);
    expect(last?.querySelectorAll('[data-block="column"]')).toHaveLength(count);
  }
});

it('EDIT-020 accepts 1 to 12 columns of a row in its settings, and saves them', async () => {
  const editor = await openEditor(
    createPage({ type: 'Row', props: { columns: 1 }, children: [{ type: 'Column' }] }),
  );
  editor.store.select(['n000000003']);
  const field = page.getByRole('textbox', { name: 'Columns' });
  for (const [typed, count] of [
    ['12', 12],
    ['0', 12],
    ['13', 12],
    ['abc', 12],
    ['2', 2],
  ] as const) {
    await field.fill(typed);
    await userEvent.keyboard('{Tab}');
    await expect
      .poll(() => editor.all('row')[0]?.querySelectorAll('[data-block="column"]').length)
      .toBe(count);
  }
  await button('Save').click();
  await expect.poll(() => editor.saved()).toContain('"columns":2');
});

it('BLK-TABS-01 BLK-TABS-05 sorts tabs by dragging, and duplicates and deletes them with their content', async () => {
  const header = (tabIndex: number, title: string) => ({
    id: `tab-${tabIndex}`,
    tabIndex,
    title,
    icon: '',
    sort: tabIndex,
  });
  const panel = (tabIndex: number, words: string) => ({
    type: 'TabPanel',
    props: { tabIndex },
    children: [text(words)],
  });
  const editor = await openEditor(
    createPage({
      type: 'Tabs',
      props: { tabHeaders: [header(0, 'Clay'), header(1, 'Glaze')] },
      children: [panel(0, 'About clay'), panel(1, 'About glaze')],
    }),
  );
  const tabs = () =>
    [...editor.canvas.querySelectorAll('.org-tabs-tab')].map((tab) => tab.textContent);
  editor.store.select(['n000000003']);
  await userEvent.dragAndDrop(button('Move Clay'), button('Move Glaze'), {
    targetPosition: { x: 6, y: 14 },
  });
  await expect.poll(tabs).toEqual(['Glaze', 'Clay']);
  editor.store.undo();
  await expect.poll(tabs).toEqual(['Clay', 'Glaze']);

  await button('Duplicate Glaze').click();
  await expect.poll(() => editor.all('tab-panel').length).toBe(3);
  expect(editor.texts()).toEqual(['About clay', 'About glaze', 'About glaze']);
  await page.getByRole('textbox', { name: 'Title' }).fill('Fire');
  await button('Delete Clay').click();
  await expect.poll(tabs).toEqual(['Glaze', 'Fire']);
  expect(editor.texts()).toEqual(['About glaze', 'About glaze']);
});

it('BLK-CUSTOMHTML-01 shows custom HTML read-only to users who may not write it', async () => {
  const editor = await openEditor(
    createPage({ type: 'CustomHtml', props: { htmlContent: '<p>As written</p>' } }),
    { host: { canWriteRaw: false } },
  );
  editor.store.select(['n000000003']);
  const field = page.getByRole('textbox', { name: 'HTML' });
  await expect.element(page.getByText(/^Your role can view this but not change it/)).toBeVisible();
  expect(field.element().matches(':read-write')).toBe(false);
});

it('CSS-007 CSS-008 applies the custom CSS of a block to this block only, and removes it again', async () => {
  const editor = await openEditor(createPage(text('First words'), text('Second words')));
  await editor.frame.getByText('First words').click();
  await page.getByRole('tab', { name: 'Style' }).click();
  await page.getByText('Custom CSS', { exact: true }).click();
  await expect
    .element(page.getByText('Custom CSS can break your site. Use with care.'))
    .toBeVisible();
  const code = page.getByRole('textbox', { name: 'Custom CSS' });
  await expect.poll(() => document.querySelector('.at-code .cm-editor')).toBeTruthy();
  expect(document.querySelector('.at-code')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(
    200,
  );
  const outcome = () => document.querySelector('.at-css-outcome');
  const colors = () => editor.all('text').map((element) => getComputedStyle(element).color);
  const [, plain] = colors();

  await code.fill('color red;');
  await button('Update').click();
  // The first check loads the parser.
  await expect.poll(() => outcome()?.textContent, { timeout: 32_000 }).toMatch(/Line 1:/);
  expect(colors()).toEqual([plain, plain]);
  await code.fill('color: rgb(255, 0, 0);');
  await button('Update').click();
  await expect.poll(() => outcome()?.textContent, { timeout: 30_000 }).toBe('CSS saved');
  await expect
    .poll(() => {
      const note = outcome();
      const [red = 0, green = 0, blue = 0] = note
        ? (getComputedStyle(note).color.match(/[\d.]+/g) ?? []).map(Number)
        : [];
      return green > Math.max(red, blue);
    })
    .toBe(true);
  expect(colors()).toEqual(['rgb(255, 0, 0)', plain]);
  await button('Save').click();
  await expect.poll(() => editor.saved()).toContain('rgb(255, 0, 0)');

  await code.fill('');
  await button('Update').click();
  await expect.poll(colors, { timeout: 30_000 }).toEqual([plain, plain]);
});
