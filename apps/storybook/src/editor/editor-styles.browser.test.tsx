import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeEditor, createPage, openEditor } from './open-editor.tsx';

afterEach(() => {
  closeEditor();
  localStorage.clear();
});

const text = (words: string) => ({ type: 'Text', props: { text: words } });
/** Chooses an option of a segmented control by its label, because its input is invisible. */
const choose = (name: string) => page.getByText(name, { exact: true }).click();
const openStyle = () => page.getByRole('tab', { name: 'Style' }).click();

it('sets the type of a text on one device, and takes a text style from the theme', async () => {
  const editor = await openEditor(createPage(text('First words'), text('Second words')));
  await editor.frame.getByText('First words').click();
  await openStyle();
  const looks = () =>
    editor.all('text').map((element) => {
      const { fontSize, fontWeight, textTransform } = getComputedStyle(element);
      return { isLarge: Number.parseFloat(fontSize) > 32, fontWeight, textTransform };
    });
  const [, plain] = looks();
  await page.getByRole('combobox', { name: 'Text style' }).selectOptions('heading1');
  await expect.poll(looks).toEqual([{ ...plain, isLarge: true, fontWeight: '700' }, plain]);

  await page.getByTitle('Mobile', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Case' }).selectOptions('uppercase');
  await expect.poll(() => looks()[0]?.textTransform).toBe('uppercase');
  await page.getByTitle('Desktop', { exact: true }).click();
  await expect.poll(() => looks()[0]?.textTransform).toBe('none');
});

it('shows a block in a state while its style is edited, and only then', async () => {
  const editor = await openEditor(createPage(text('First words'), text('Second words')));
  await editor.frame.getByText('First words').click();
  await openStyle();
  await choose('Hover');
  const lift = page.getByRole('textbox', { name: 'Move up' });
  await lift.fill('6');
  await userEvent.keyboard('{Enter}');
  const shown = () =>
    editor
      .all('text')
      .map((element) => [element.dataset.shownState, getComputedStyle(element).translate]);
  await expect.poll(shown).toEqual([
    ['hover', '0px -6px'],
    [undefined, 'none'],
  ]);
  await choose('Normal');
  await expect.poll(() => shown()[0]?.[0]).toBeUndefined();

  await choose('Hover');
  await page.getByRole('button', { name: 'Reset move up' }).click();
  await expect.poll(() => shown()[0]).toEqual(['hover', 'none']);
  await editor.frame.getByText('Second words').click();
  await expect.poll(() => shown().map(([state]) => state)).toEqual([undefined, undefined]);
});

it('plays the motion of a block where it is edited, and moves it only in the preview', async () => {
  const editor = await openEditor(createPage(text('First words'), text('Second words')));
  await editor.frame.getByText('First words').click();
  await openStyle();
  const enter = page.getByRole('combobox', { name: 'Enter' });
  await enter.selectOptions('slide-start');
  const block = () => editor.all('text')[0];
  const motion = () => editor.store.node(block()?.dataset.node ?? '')?.props.settings;
  const played = () =>
    block()
      ?.getAnimations()
      .map(({ id }) => id);
  expect(motion()).toEqual({ motion: { enter: 'slide-start' } });
  expect([played(), block()?.className]).toEqual([[], 'org-text']);

  // Looks before the animation can end.
  page
    .getByRole('button', { name: 'Play' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(played()).toEqual(['at-enter']);
  await expect.poll(played).toEqual([]);

  editor.store.undo();
  await expect.element(enter).toHaveValue('none');
  editor.store.redo();
  await expect.element(enter).toHaveValue('slide-start');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect.poll(() => block()?.className).toMatch(/^org-text m-/);
});
