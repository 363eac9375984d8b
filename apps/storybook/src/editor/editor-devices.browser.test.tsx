import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeEditor, createPage, openEditor } from './open-editor.tsx';

afterEach(() => {
  closeEditor();
  localStorage.clear();
});

/** Returns the document of a device. */
const getDocument = (label: string): Document | undefined =>
  document.querySelector<HTMLIFrameElement>(`iframe[title^="${label}"]`)?.contentDocument ??
  undefined;

const tall = (text: string) => ({
  type: 'Text',
  props: {
    text,
    settings: {
      desktop: { alignment: { height: 3000, heightAuto: false } },
      mobile: { spacing: { paddingTop: 40 } },
    },
  },
});

it('shows the page on all devices side by side, with changes that are not saved, and scrolls them together', async () => {
  const editor = await openEditor(createPage(tall('First words')));
  const [text] = editor.all('text');
  const id = text?.dataset.node ?? '';
  editor.store.run([{ type: 'setProp', id, path: ['text'], value: 'New words' }], {
    label: 'Change text',
  });
  await page.getByRole('button', { name: 'All devices side by side' }).click();
  for (const label of ['Desktop', 'Tablet', 'Mobile'])
    await expect.poll(() => getDocument(label)?.body.textContent ?? '').toContain('New words');
  const getPadding = (label: string) => {
    const element = getDocument(label)?.querySelector('[data-block="text"]');
    return element?.ownerDocument.defaultView?.getComputedStyle(element).paddingTop;
  };
  await expect.poll(() => getPadding('Mobile')).toBe('40px');
  expect(getPadding('Desktop')).toBe('0px');

  for (const label of ['Tablet', 'Mobile'])
    await expect
      .poll(() => {
        const desktop = getDocument('Desktop')?.scrollingElement;
        desktop?.scrollTo(0, desktop.scrollHeight);
        const element = getDocument(label)?.scrollingElement;
        return element && element.scrollHeight - element.clientHeight - element.scrollTop;
      })
      .toBeLessThan(2);
  // Links and buttons of the page are not pressed by accident.
  expect(getDocument('Mobile')?.getElementById('canvas')?.inert).toBe(true);

  // Keys of the dialog scroll, and Escape closes it from within a device too.
  (page.getByRole('region', { name: 'Devices' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(() => getDocument('Mobile')?.scrollingElement?.scrollTop).toBe(0);
  getDocument('Mobile')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  await expect.poll(() => getDocument('Mobile')).toBeUndefined();
});
