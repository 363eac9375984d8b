import { startBlocks } from '@org/blocks/islands';
import type { BlockTemplate } from '@org/content';
import { EMPTY_FORM_FIELD, type JsonObject, toDynamicForm } from '@org/schema/entities';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showOn } from './emulate-media.ts';
import { showPage } from './show-page.ts';

const stops: (() => void)[] = [];
const text = (words: string): BlockTemplate => ({ type: 'Text', props: { text: words } });

/** Blocks in a column, alive, on paper. */
async function print(blocks: readonly BlockTemplate[]): Promise<void> {
  stops.push(
    showPage([{ type: 'Section', children: [{ type: 'Column', children: blocks }] }]),
    startBlocks(document.body),
  );
  await showOn('print');
}
/** Returns true when an element with this text is visible. */
function isSeen(words: string): boolean {
  const found = [...document.querySelectorAll('[data-part="text"]')].find(
    ({ textContent }) => textContent === words,
  );
  if (!found) throw new Error(`There is no ${words}`);
  return found.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

beforeEach(() => page.viewport(794, 1123));
afterEach(async () => {
  await showOn('screen');
  for (const stop of stops.splice(0).reverse()) stop();
});

describe('on paper', () => {
  it('every item of an accordion lies open', async () => {
    const item = (title: string, open: boolean): BlockTemplate => ({
      type: 'AccordionItem',
      props: { title, open },
      children: [text(`Of ${title}`)],
    });
    await print([{ type: 'Accordion', children: [item('One', true), item('Two', false)] }]);
    const closed = document.querySelector('details:not([open])');
    expect(closed?.getBoundingClientRect().height).toBeGreaterThan(70);
    expect(isSeen('Of Two')).toBe(true);
  });

  it('a form has what was typed, and neither its button nor its files', async () => {
    const dynamicForm = toDynamicForm([
      { ...EMPTY_FORM_FIELD, id: 'name', label: 'Name' },
      { ...EMPTY_FORM_FIELD, id: 'time', label: 'Time', type: 'radio', options: ['At noon'] },
      { ...EMPTY_FORM_FIELD, id: 'photo', label: 'Photo', type: 'file' },
    ]);
    // Fields of a form are JSON, which their type does not say.
    const props: JsonObject = JSON.parse(JSON.stringify({ dynamicForm }));
    await print([{ type: 'CustomForm', props }]);
    const field = (type: string) => document.querySelector<HTMLInputElement>(`[type="${type}"]`);
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Ida');
    await expect.element(name).toBeVisible();
    await expect.element(name).toHaveValue('Ida');
    expect(field('radio')?.checkVisibility()).toBe(true);
    expect(field('submit')?.checkVisibility()).toBe(false);
    expect(field('file')?.checkVisibility()).toBe(false);
  });

  it('every tab lies open below its name, and the row of tabs is not there', async () => {
    const header = (tabIndex: number, title: string) => ({
      id: title,
      tabIndex,
      title,
      icon: '',
      sort: tabIndex,
    });
    await print([
      {
        type: 'Tabs',
        props: { tabHeaders: [header(1, 'First'), header(2, 'Second')] },
        children: [1, 2].map((tabIndex) => ({
          type: 'TabPanel',
          props: { tabIndex },
          children: [text(`Panel ${tabIndex}`)],
        })),
      },
    ]);
    expect([isSeen('Panel 1'), isSeen('Panel 2')]).toEqual([true, true]);
    await expect.element(page.getByRole('tablist')).not.toBeInTheDocument();
    await expect.element(page.getByText('Second').last()).toBeVisible();
  });

  it('every slide is there, whatever turns them, and what turns them is not', async () => {
    const words = ['One', 'Two', 'Three'];
    await print([
      {
        type: 'ContentSlider',
        props: {
          slides: words.map((title) => ({ id: title, containerId: title, title })),
          transitionStyle: 'fade',
        },
        children: words.map((containerId) => ({
          type: 'Slide',
          props: { containerId },
          children: [text(containerId)],
        })),
      },
    ]);
    expect(words.map(isSeen)).toEqual([true, true, true]);
    const arrows = [...document.querySelectorAll('.org-carousel-arrow')];
    expect(arrows.some((arrow) => arrow.checkVisibility())).toBe(false);
  });

  it('a button that leads somewhere is not there; a telephone number is', async () => {
    await print([
      { type: 'Button', props: { text: 'Book a visit', href: '/book' } },
      { type: 'Button', props: { text: '+1 416 555 0142', href: 'tel:+14165550142' } },
    ]);
    expect([isSeen('Book a visit'), isSeen('+1 416 555 0142')]).toEqual([false, true]);
  });
});
