import {
  lowerTitle,
  READY_PAGES,
  READY_SECTIONS,
  SECTION_KIND_TEXTS,
  SECTION_KINDS,
} from '@org/blocks/sections';
import type { EditorHost, LibrarySection } from '@org/editor-core';
import { ROOT_ID } from '@org/schema';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeEditor, createPage, openEditor } from './open-editor.tsx';

afterEach(() => {
  closeEditor();
  localStorage.clear();
});

const toLibrary = (section: (typeof READY_SECTIONS)[number]): LibrarySection => ({
  ...section,
  belowTitle: lowerTitle(section.template),
});
const host: Partial<EditorHost> = {
  loadSections: async () => ({
    kinds: SECTION_KINDS.map((key) => ({ key, ...SECTION_KIND_TEXTS[key] })),
    sections: READY_SECTIONS.map(toLibrary),
    pages: READY_PAGES.map((one) => ({ ...one, sections: one.sections.map(toLibrary) })),
  }),
};
const dialog = (name: string) => page.getByRole('dialog', { name });

it('inserts a section that is found by another word at the end of the page, and undoes it', async () => {
  const editor = await openEditor(createPage({ type: 'Text', props: { text: 'Before' } }), {
    host,
  });
  await editor.frame.getByRole('button', { name: 'Choose a section' }).click();
  const library = dialog('Insert a section');
  await library.getByRole('searchbox', { name: 'Search sections' }).fill('cost');
  await expect.element(library.getByRole('button', { name: /^Price list/ })).toBeVisible();
  expect(library.getByRole('button', { name: /^Three quotes/ }).elements()).toEqual([]);
  await library.getByRole('button', { name: /^Price list/ }).click();
  await expect.poll(() => editor.texts()).toContain('What it costs');
  expect(editor.all('section')).toHaveLength(2);
  expect(editor.store.selected()).toEqual(editor.store.node(ROOT_ID)?.nodes.slice(-1));
  const top = () => editor.all('section')[1]?.getBoundingClientRect().top ?? -1;
  await expect
    .poll(() => top() >= 0 && top() < editor.canvas.documentElement.clientHeight)
    .toBe(true);
  editor.store.undo();
  await expect.poll(() => editor.texts()).toEqual(['Before']);
});

it('starts an empty page from a ready-made page by keyboard, with one title', async () => {
  const editor = await openEditor(createPage(), { host });
  await expect
    .element(editor.frame.getByRole('button', { name: 'Start from a page' }))
    .toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('start from a page');
  await userEvent.keyboard('{Enter}');
  const library = dialog('Start from a page');
  await expect.element(library.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('agency');
  await expect.element(library.getByRole('button', { name: /^Studio/ })).toBeVisible();
  // The kinds are between the search and the pages.
  const studio = library.getByRole('button', { name: /^Studio/ }).element();
  while (document.activeElement !== studio) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => editor.all('section').length).toBe(6);
  expect(editor.canvas.querySelectorAll('h1')).toHaveLength(1);
});

it('turns the title of a section into a heading on a page with a title', async () => {
  const editor = await openEditor(
    createPage({ type: 'Text', props: { text: 'The title', tag: 'h1' } }),
    { host },
  );
  await page.getByRole('tab', { name: 'Sections' }).click();
  await page.getByRole('button', { name: /^Centered text/ }).click();
  await expect.poll(() => editor.canvas.querySelectorAll('h2').length).toBe(1);
  expect(editor.canvas.querySelectorAll('h1')).toHaveLength(1);
});

it('leads from a search of blocks to the sections that match it', async () => {
  await openEditor(createPage(), { host });
  await page.getByRole('searchbox', { name: 'Search blocks' }).fill('reviews');
  await page.getByRole('button', { name: 'Find sections for “reviews”' }).click();
  await expect.element(page.getByRole('button', { name: /^One large quote/ })).toBeVisible();
});
