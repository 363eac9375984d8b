import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeEditor, createPage, openEditor } from './open-editor.tsx';

afterEach(() => {
  closeEditor();
  localStorage.clear();
});

const text = (words: string) => ({ type: 'Text', props: { text: words } });
/** Two texts and a container with a third. Ids: alpha 3, beta 4, container 5, gamma 6. */
const THREE = () =>
  createPage(text('Alpha'), text('Beta'), { type: 'Container', children: [text('Gamma')] });
const [SECTION, ALPHA, BETA, CONTAINER, GAMMA] = [1, 3, 4, 5, 6].map((at) => `n00000000${at}`);
const layer = (id = '') =>
  page.elementLocator(document.querySelector(`[data-layer="${id}"]`) ?? document.body);
const rows = () => document.querySelectorAll('[role="treeitem"]').length;
const heading = () => document.querySelector('.at-inspector h2')?.textContent;
const option = () => page.getByRole('dialog').getByRole('option');
const search = (words: string) =>
  page.getByRole('searchbox', { name: 'Search layers' }).fill(words);

it('selects, renames, finds, hides and collapses blocks in the layers', async () => {
  const editor = await openEditor(THREE());
  await page.getByRole('tab', { name: 'Layers' }).click();
  await expect.poll(rows).toBe(6);
  expect(layer(ALPHA).element().textContent).toMatch(/^Text\s*Alpha$/);
  await layer(ALPHA).click();
  await expect.poll(heading).toBe('Text');
  await userEvent.keyboard('{F2}');
  await expect.element(page.getByRole('textbox', { name: /name/i })).toHaveFocus();
  await userEvent.keyboard('Opening words{Enter}');
  await expect.poll(() => layer(ALPHA).element().textContent).toContain('Opening words');
  await expect.poll(heading).toBe('Opening words');

  await search('opening');
  await expect.poll(rows).toBe(3);
  await search('');
  await expect.poll(rows).toBe(6);
  await layer(BETA).hover();
  await layer(BETA).getByRole('button', { name: 'Hide Text' }).click();
  await expect.poll(() => editor.all('text')[1]?.dataset.hidden).toBe('');

  await layer(GAMMA).click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => layer(CONTAINER).element().getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(rows).toBe(5);
});

it('moves a block into another by dragging its layer, and shows why a section cannot be moved', async () => {
  const editor = await openEditor(THREE());
  await page.getByRole('tab', { name: 'Layers' }).click();
  await expect.poll(rows).toBe(6);
  await userEvent.dragAndDrop(layer(ALPHA), layer(CONTAINER));
  await expect.poll(() => editor.texts()).toEqual(['Beta', 'Gamma', 'Alpha']);
  await userEvent.dragAndDrop(layer(SECTION), layer(CONTAINER));
  await expect.poll(() => document.querySelector('.at-refusal')).toBeTruthy();
  expect(rows()).toBe(6);
});

it('EDIT-033 selects, duplicates, wraps, styles and removes several blocks together', async () => {
  const editor = await openEditor(THREE());
  const { frame } = editor;
  const count = (block: string) => editor.all(block).length;
  const padding = (at: number) => {
    const element = editor.all('text')[at];
    return element && getComputedStyle(element).paddingTop;
  };
  await frame.getByText('Alpha').click();
  await frame.getByText('Beta').click({ modifiers: ['Shift'] });
  await expect
    .poll(() => document.querySelector('.at-crumbs-note')?.textContent)
    .toBe('2 blocks are selected');
  await expect.element(page.getByRole('toolbar', { name: 'Tools for 2 blocks' })).toBeVisible();
  await userEvent.keyboard('{Control>}d{/Control}');
  await expect.poll(() => editor.texts()).toEqual(['Alpha', 'Alpha', 'Beta', 'Beta', 'Gamma']);
  await userEvent.keyboard('{Control>}g{/Control}');
  await expect.poll(() => count('container')).toBe(2);
  await expect.poll(heading).toBe('Container');
  await userEvent.keyboard('{Control>}{Shift>}g{/Shift}{/Control}');
  await expect.poll(() => count('container')).toBe(1);

  await frame.getByText('Alpha').first().click();
  await frame.getByText('Gamma').click({ modifiers: ['Control'] });
  await page.getByRole('spinbutton', { name: 'Padding top, px' }).fill('24');
  for (const at of [0, 4]) await expect.poll(() => padding(at)).toBe('24px');
  expect(padding(2)).toBe('0px');

  await frame.getByText('Gamma').click();
  await frame
    .getByText('Beta')
    .first()
    .click({ modifiers: ['Shift'] });
  await userEvent.keyboard('{Delete}');
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect
    .element(question.getByText('You are about to remove 2 blocks. Are you sure?'))
    .toBeVisible();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => editor.texts()).toEqual(['Alpha', 'Alpha', 'Beta']);

  await page.getByRole('button', { name: 'History' }).click();
  await expect
    .poll(() =>
      page
        .getByRole('menuitem')
        .elements()
        .map((item) => item.textContent),
    )
    .toEqual([
      'Remove 2 blocks',
      expect.stringMatching(/^Change \w+ of 2 blocks$/),
      'Unwrap Container',
      'Wrap 2 blocks',
      'Duplicate 2 blocks',
      'Opened',
    ]);
  await page.getByRole('menuitem', { name: 'Opened' }).click();
  await expect.poll(() => editor.texts()).toEqual(['Alpha', 'Beta', 'Gamma']);
  await expect.poll(() => document.querySelector('.at-save-state')?.textContent).toBe('');
});

it('moves and adds blocks by the context menu and the list of commands', async () => {
  const editor = await openEditor(THREE());
  await editor.frame.getByText('Beta').click({ button: 'right' });
  await expect.poll(heading).toBe('Text');
  await page.getByRole('menuitem', { name: /^Move up/ }).click();
  await expect.poll(() => editor.texts()).toEqual(['Beta', 'Alpha', 'Gamma']);

  await editor.frame.getByText('Alpha').click();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('dialog', { name: 'All commands' })).toBeVisible();
  await userEvent.keyboard('move to');
  await expect.poll(() => option().elements().length).toBe(1);
  await userEvent.keyboard('{Enter}');
  const targets = page.getByRole('dialog', { name: 'Move Text to' });
  await expect.element(targets.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('container{Enter}');
  await expect.element(targets).not.toBeInTheDocument();
  await expect.poll(() => editor.texts()).toEqual(['Beta', 'Gamma', 'Alpha']);

  await page
    .getByRole('navigation', { name: 'Path of the selected block' })
    .getByRole('button', { name: 'Container' })
    .click();
  await expect.poll(heading).toBe('Container');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(option().first()).toBeVisible();
  await userEvent.keyboard('add button{Enter}');
  await expect
    .poll(() => editor.all('container')[0]?.querySelectorAll('[data-block="button"]').length)
    .toBe(1);
});

it('EDIT-018 has the panels visibility, alignment, background, border, margin, custom CSS and settings', async () => {
  const editor = await openEditor(THREE());
  await editor.frame.getByText('Alpha').click();
  const panel = page.getByRole('region', { name: 'Block settings' });
  await panel.getByRole('tab', { name: 'Settings' }).click();
  await expect.element(panel.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible();
  await panel.getByRole('tab', { name: 'Style' }).click();
  expect(
    [...panel.element().querySelectorAll('summary')].map((summary) => summary.textContent),
  ).toEqual(['Typography', 'Alignment', 'Background', 'Border', 'Margin', 'Motion', 'Custom CSS']);
  for (const name of ['Margin top, px', 'Padding top, px'])
    await expect.element(panel.getByRole('spinbutton', { name })).toBeVisible();
  await panel.getByRole('tab', { name: 'Visibility' }).click();
  await expect.element(panel.getByRole('switch', { name: /homepage/i })).toBeVisible();
});

it('EDIT-016 hides the toolbar over a block that the pointer rests on, and shows it for keys', async () => {
  const editor = await openEditor(THREE());
  await page.getByRole('tab', { name: 'Layers' }).click();
  await editor.frame.getByText('Beta').click();
  const tools = page.getByRole('toolbar', { name: 'Tools for Text' });
  await expect.element(tools).toBeVisible();
  const opacity = () => getComputedStyle(tools.element()).opacity;
  const bar = tools.element().getBoundingClientRect();
  const above = editor.all('text')[0]?.getBoundingClientRect();
  const frame = document.querySelector('iframe.at-frame')?.getBoundingClientRect();
  const bottom = (frame?.top ?? 0) + (above?.bottom ?? 0);
  expect(bottom).toBeGreaterThan(bar.top);

  // A pointer that moves to the toolbar reaches it.
  await editor.frame.getByText('Alpha').hover({ position: { x: 20, y: 2 }, force: true });
  await tools.hover({ position: { x: 20, y: 4 } });
  await expect.poll(opacity).toBe('1');
  // A pointer that stays over the covered block reaches the block.
  await editor.frame.getByText('Alpha').hover({ position: { x: 20, y: 2 }, force: true });
  await expect.poll(opacity).toBe('0');
  await editor.frame.getByText('Alpha').click({ position: { x: 20, y: 8 } });
  await expect.poll(() => layer(ALPHA).element().getAttribute('aria-selected')).toBe('true');
  await expect.poll(opacity).toBe('1');

  await editor.frame.getByText('Beta').hover();
  (tools.getByRole('button', { name: 'Duplicate' }).element() as HTMLElement).focus();
  await expect.poll(opacity).toBe('1');
});
