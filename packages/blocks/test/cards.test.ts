import { describe, expect, it } from 'vitest';
import { blockRegistry } from '../src/registry/block-registry.ts';
import { accepts, getDefaults } from './block-html.ts';
import { pageHtml } from './navigation-html.ts';

const card = (props: object, editing = false): string =>
  pageHtml(
    {
      type: 'Section',
      children: [{ type: 'Column', children: [{ type: 'AnimatedCard', props: props as never }] }],
    },
    { editing },
  );

describe('cards', () => {
  it('BLK-CARD-01 have a header of at least 200 px and a body of at least 150 px', () => {
    expect([getDefaults('CardHeader'), getDefaults('CardBody')]).toEqual([
      { minHeight: 200 },
      { minHeight: 150 },
    ]);
    const shown = card({});
    expect(shown).toMatch(/class="org-card-header" data-block="card-header">/);
    expect(pageHtmlOf({ minHeight: 320 })).toContain('--org-card-h:320px');
    expect(pageHtmlOf({ minHeight: 5000 })).toContain('--org-card-h:1000px');
  });

  it('BLK-REG-04 consist of a header and a body, which rise into view', () => {
    const definition = blockRegistry.get('AnimatedCard');
    expect(definition?.rules).toMatchObject({
      children: ['CardHeader', 'CardBody'],
      min: 2,
      max: 2,
    });
    expect(card({})).toContain('data-animation="rise"');
    expect(card({})).not.toContain('<input');
  });

  it('turn or fade with a checkbox that works by touch and keyboard, and are open in the editor', () => {
    for (const animation of ['flip', 'fade']) {
      expect(card({ animation })).toMatch(
        /<input class="org-animated-card-turn" data-part="turn" type="checkbox" aria-label="Turn the card over"/,
      );
      expect(card({ animation }, true)).not.toMatch(/<input|data-animation/);
    }
    expect(card({ animation: 'none' })).not.toMatch(/<input|data-animation/);
    expect(accepts('AnimatedCard', { animation: 'spin' })).toBe(false);
  });
});

function pageHtmlOf(props: object): string {
  return pageHtml({
    type: 'Section',
    children: [
      {
        type: 'Column',
        children: [
          {
            type: 'AnimatedCard',
            children: [{ type: 'CardHeader', props: props as never }, { type: 'CardBody' }],
          },
        ],
      },
    ],
  });
}
