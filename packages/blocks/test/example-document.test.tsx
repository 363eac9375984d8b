import { describe, expect, it } from 'vitest';
import { object } from 'yup';
import { defineBlock } from '../src/definitions.ts';
import { type BlockViewProps, defineViews } from '../src/index.ts';
import { exampleDocument } from '../src/preview.ts';

function AcmeNote({ root }: BlockViewProps<object>) {
  return <p {...root} data-enhance="acme-note" />;
}

describe('exampleDocument', () => {
  it('renders an example with the styles of its blocks only', () => {
    const html = exampleDocument('Button', { props: { text: 'Book a table' } });
    expect(html).toContain('Book a table');
    expect(html).toContain('.org-button');
    expect(html).not.toContain('.org-pricing');
    expect(html).not.toContain('<script');
  });

  it('renders a block of another package with its styles and its script', () => {
    const definition = defineBlock({
      type: 'AcmeNote',
      label: 'Note',
      description: 'A note.',
      category: 'text',
      icon: 'star',
      shape: object({}),
      defaults: {},
      canvas: false,
      rules: { parents: ['Column'], children: [] },
      groups: [],
    });
    const html = exampleDocument(
      'AcmeNote',
      { props: {}, dir: 'rtl' },
      {
        definitions: [definition],
        views: defineViews({ AcmeNote }),
        styles: { AcmeNote: '.org-acme-note{color:red}' },
        scripts: { 'acme-note': '(()=>"</script>")' },
      },
    );
    expect(html).toContain('dir="rtl"');
    expect(html).toContain('.org-acme-note{color:red}');
    expect(html).toMatch(/<p[^>]* data-block="acme-note"[^>]* data-enhance="acme-note"/);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});
