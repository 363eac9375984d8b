import { encodeContent } from '@org/content';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MemoryGateway } from './memory-gateway.ts';
import { closeEditor, createPage, openEditor } from './open-editor.tsx';

afterEach(() => {
  closeEditor();
  localStorage.clear();
});

const text = (words: string) => ({ type: 'Text', props: { text: words } });
const TWO = () => createPage(text('First words'), text('Second words'));
const button = (name: string | RegExp) => page.getByRole('button', { name });
const tools = (name: string) => page.getByRole('toolbar', { name: `Tools for ${name}` });
const question = () => page.getByRole('dialog', { name: 'Are you sure?' });
const stateOfSave = () => document.querySelector('.at-save-state')?.textContent;

it("CONTENT-009 shows the site's header, page title and footer around the page, where they cannot be edited", async () => {
  const gateway = new MemoryGateway();
  const part = (words: string, templateId: number | null) => ({
    content: encodeContent(createPage(text(words))),
    templateId,
  });
  gateway.siteParts = {
    header: part('Site header', 11),
    pageTitle: part('Page title', null),
    footer: part('Site footer', 12),
  };
  const editor = await openEditor(TWO(), { gateway });
  const parts = () =>
    [...editor.canvas.querySelectorAll<HTMLElement>('[data-site-part]')].map(
      ({ dataset, textContent }) => [dataset.sitePart, textContent],
    );
  await expect.poll(parts).toEqual([
    ['header', expect.stringContaining('Site header')],
    ['pageTitle', expect.stringContaining('Page title')],
    ['footer', expect.stringContaining('Site footer')],
  ]);
  expect(editor.canvas.querySelectorAll('[data-site-part] [data-node]')).toHaveLength(0);
  await page.getByRole('tab', { name: 'Layers' }).click();
  await expect.poll(() => document.querySelectorAll('[role="treeitem"]').length).toBe(4);
  await editor.frame.getByRole('paragraph').getByText('Site footer').click({ force: true });
  expect(editor.store.selected()).toEqual([]);

  await button('Preview').click();
  const edit = () => editor.canvas.querySelector('[aria-label="Edit site header"], button');
  await expect.poll(() => editor.canvas.body.textContent).not.toContain('Edit site header');
  expect(editor.canvas.body.textContent).toContain('Second words');
  await button('Back to editing').click();
  await expect.poll(edit).toBeTruthy();
  await editor.frame.getByRole('button', { name: 'Edit site header' }).click();
  expect(editor.opened).toEqual([11]);
});

it('focuses the menu of several blocks, and closes it by Escape and by a click on the canvas', async () => {
  const editor = await openEditor(TWO());
  await editor.frame.getByText('First words').click();
  await editor.frame.getByText('Second words').click({ modifiers: ['Shift'] });
  await expect.element(tools('2 blocks')).toBeVisible();
  const menu = page.getByRole('menu', { name: 'Menu of 2 blocks' });
  await editor.frame.getByText('First words').click({ button: 'right' });
  await expect.element(menu.getByRole('menuitem').first()).toHaveFocus();
  await expect.element(menu.getByRole('menuitem').first()).toBeEnabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(tools('2 blocks')).toBeVisible();

  await editor.frame.getByText('First words').click({ button: 'right' });
  await expect.element(menu).toBeVisible();
  await editor.frame.getByText('Second words').click({ position: { x: 4, y: 4 } });
  await expect.element(menu).not.toBeInTheDocument();
});

it('ignores keys for blocks below a question, and refuses to remove the only column without one', async () => {
  const editor = await openEditor(TWO());
  await editor.frame.getByText('First words').click();
  await userEvent.keyboard('{Delete}');
  await expect.element(question()).toBeVisible();
  await userEvent.keyboard('{Control>}d{/Control}{Escape}');
  // A dialog that is closing has no role any more, and still takes the keys.
  await expect.poll(() => document.querySelector('[aria-modal="true"]')).toBeNull();
  await expect.element(tools('Text')).toBeVisible();
  expect(editor.texts()).toEqual(['First words', 'Second words']);

  await userEvent.keyboard('{Escape}');
  await expect.element(tools('Column')).toBeVisible();
  await userEvent.keyboard('{Delete}');
  await expect
    .poll(() => document.querySelector('.at-refusal')?.textContent)
    .toBe('Section needs at least 1 column. Remove the whole section instead.');
  await expect.element(question()).not.toBeInTheDocument();
});

it('collapses its panels, and remembers that', async () => {
  const width = () => document.querySelector('.at-editor-main')?.getBoundingClientRect().width;
  await openEditor(TWO());
  expect(width()).toBe(1440 - 280 - 300);
  await button('Hide blocks').click();
  await button('Hide settings').click();
  await expect.poll(width).toBe(1440);
  closeEditor();
  const editor = await openEditor(TWO());
  expect(width()).toBe(1440);
  await button('Show settings').click();
  await editor.frame.getByText('First words').click();
  await expect.poll(() => document.querySelector('.at-inspector h2')?.textContent).toBe('Text');
});

it('EDIT-006 EDIT-011 ERR-001 shows that a page is not found, 750 ms after the response', async () => {
  localStorage.setItem('atrium.editor.viewportDevice', 'email');
  const gateway = new MemoryGateway();
  const editor = await openEditor(TWO(), { gateway });
  await expect.element(page.getByRole('radio', { name: 'Desktop' })).toBeChecked();
  expect(document.querySelector('.at-bar-title')?.textContent).toBe('page');
  let answered = 0;
  const load = gateway.loadPage.bind(gateway);
  gateway.loadPage = (slug) => load(slug).finally(() => (answered = performance.now()));
  void editor.session.open({ kind: 'page', slug: 'missing' });
  await expect.element(page.getByLabelText('Loading')).toBeVisible();
  await expect.element(page.getByLabelText('Loading')).not.toBeInTheDocument();
  expect(performance.now() - answered).toBeGreaterThanOrEqual(650);
  await expect.element(page.getByRole('alert').getByText('Page not found')).toBeVisible();
});

it('UI-012 asks before unsaved changes are left: stay, discard, or save', async () => {
  const onLeaveGuard = vi.fn<(canLeave: (() => Promise<boolean>) | undefined) => void>();
  const editor = await openEditor(TWO(), { host: { onLeaveGuard } });
  const leave = () => onLeaveGuard.mock.lastCall?.[0]?.();
  const dialog = page.getByRole('dialog', { name: 'Unsaved Changes' });
  expect(leave()).toBeUndefined();
  await editor.frame.getByText('First words').dblClick();
  await userEvent.keyboard('Draft words{Escape}');
  await expect.poll(stateOfSave).toMatch(/Unsaved/);

  const stays = leave();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  expect(await stays).toBe(false);
  expect(editor.texts()).toEqual(['Draft words', 'Second words']);
  await expect.element(dialog).not.toBeInTheDocument();
  const saves = leave();
  await dialog.getByRole('button', { name: 'Save and leave' }).click();
  expect(await saves).toBe(true);
  expect(editor.saved()).toContain('Draft words');
  closeEditor();

  const { gateway } = editor;
  const next = await openEditor(TWO(), { gateway, host: { onLeaveGuard } });
  await next.frame.getByText('Draft words').dblClick();
  await userEvent.keyboard('Dropped words{Escape}');
  await expect.poll(stateOfSave).toMatch(/Unsaved/);
  const discards = leave();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  expect(await discards).toBe(true);
  closeEditor();
  const again = await openEditor(TWO(), { gateway });
  expect(again.texts()).toEqual(['Draft words', 'Second words']);
  expect(document.body.textContent).not.toMatch(/were found on this\s+computer/);
});

it('opens the page of a link in the preview, and keeps the canvas', async () => {
  const editor = await openEditor(
    createPage({ type: 'Button', props: { text: 'Go there', href: '/linked' } }),
  );
  await button('Preview').click();
  await editor.frame.getByText('Go there').click();
  expect(editor.opened).toEqual(['linked']);
  expect(editor.texts('button')).toEqual(['Go there']);
});

it('lists each save as a version, shows it read-only on the canvas, and restores it', async () => {
  const editor = await openEditor(TWO());
  const retype = async (from: string, to: string): Promise<void> => {
    await editor.frame.getByText(from).dblClick();
    await userEvent.keyboard(`${to}{Escape}`);
    await expect.poll(() => editor.texts()[0]).toBe(to);
  };
  await retype('First words', 'Second wording');
  await button('Save').click();
  await expect.poll(stateOfSave).toBe('Saved');
  await retype('Second wording', 'Not saved yet');
  await button('More for this page').click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const versions = page.getByRole('region', { name: 'Versions of the page' });
  const rows = () => versions.getByRole('listitem').elements();
  await expect.poll(() => rows().length).toBe(2);
  expect(rows()[0]?.textContent).toMatch(/newest/);
  expect(rows()[0]?.textContent).toContain('Ada Moreau');

  await versions.getByRole('listitem').last().getByRole('button').click();
  await expect.element(page.getByText(/^Version of /)).toBeVisible();
  await expect.poll(() => editor.texts()[0]).toBe('First words');
  await editor.frame.getByText('First words').dblClick();
  expect(editor.canvas.querySelector('[contenteditable]')).toBeNull();
  await versions.getByRole('button', { name: 'Back to page' }).click();
  await expect.poll(() => editor.texts()[0]).toBe('Not saved yet');

  await versions.getByRole('listitem').last().getByRole('button').click();
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await expect.poll(() => editor.texts()[0]).toBe('First words');
  // The unsaved wording was saved before, so nothing of it is lost.
  await expect.poll(() => rows().length).toBe(4);
  expect(editor.saved()).toContain('First words');
  await versions.getByRole('listitem').nth(1).getByRole('button').click();
  await expect.poll(() => editor.texts()[0]).toBe('Not saved yet');
  await versions.getByRole('button', { name: 'Close versions' }).click();
  await expect.element(page.getByRole('tab', { name: 'Blocks' })).toBeVisible();
});

it('EDIT-009 restores unsaved changes and the viewport after it was closed in the middle of a word', async () => {
  const editor = await openEditor(TWO());
  await page.getByTitle('Tablet', { exact: true }).click();
  await editor.frame.getByText('First words').dblClick();
  await userEvent.keyboard('Unsaved words');
  closeEditor();
  const again = await openEditor(TWO(), { gateway: editor.gateway });
  await expect.poll(() => again.texts()[0]).toBe('Unsaved words');
  await expect.element(page.getByText(/Unsaved changes from .* were found on this/)).toBeVisible();
  expect(
    Object.keys(localStorage)
      .filter((key) => key.startsWith('atrium.editor.'))
      .toSorted(),
  ).toEqual([
    `atrium.editor.editorContent.page.${editor.gateway.pages.get('page')?.id}`,
    'atrium.editor.viewportDevice',
  ]);
  await expect.element(page.getByRole('radio', { name: 'Tablet' })).toBeChecked();
  await button('Discard and use saved version').click();
  await expect.poll(() => again.texts()[0]).toBe('First words');
  await expect.poll(stateOfSave).toBe('');
});
