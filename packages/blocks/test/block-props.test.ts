import { FONT_WEIGHTS } from '@org/schema';
import { MESSAGES } from '@org/schema/copy';
import type { JsonObject } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { pageCss } from '../src/registry/page-css.ts';
import { SETTINGS } from '../src/registry/settings.gen.ts';
import { accepts, getDefaults, html } from './block-html.ts';

describe('button', () => {
  it('BLK-BUTTON-01 has its props, and the default text Click Me', () => {
    expect(Object.keys(getDefaults('Button'))).toEqual([
      'text',
      'href',
      'target',
      'variant',
      'size',
      'buttonColor',
      'textColor',
      'fullWidth',
      'buttonIcon',
      'iconPosition',
      'cssClasses',
      'eventTriggerName',
    ]);
    expect(getDefaults('Button').text).toBe('Click Me');
    const wrong: JsonObject = {
      text: 1,
      href: 1,
      target: 'x',
      variant: 'x',
      size: 'x',
      buttonColor: 1,
      textColor: 1,
      fullWidth: 'yes',
      buttonIcon: 1,
      iconPosition: 'x',
      cssClasses: 1,
      eventTriggerName: 1,
    };
    for (const [prop, value] of Object.entries(wrong))
      expect([prop, accepts('Button', { [prop]: value as string })]).toEqual([prop, false]);
  });

  it('BLK-BUTTON-02 accepts only the documented targets, variants, sizes and icon positions', () => {
    const all = (prop: string, values: string[]) =>
      values.map((value) => accepts('Button', { [prop]: value }));
    expect(all('target', ['_self', '_blank', '_parent', '_top', '_new'])).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    const variants = 'primary secondary tertiary success danger warning info light dark neon';
    expect(all('variant', variants.split(' '))).toEqual([...Array(9).fill(true), false]);
    expect(all('size', ['sm', 'default', 'lg', 'xl'])).toEqual([true, true, true, false]);
    expect(all('iconPosition', ['before', 'after', 'above'])).toEqual([true, true, false]);
  });

  it('BLK-BUTTON-03 links to its URL for visitors, and nowhere in the editor', () => {
    expect(html('Button', { text: 'Go', href: '/go', target: '_blank' })).toBe(
      '<a class="org-button" data-block="button" data-variant="primary" href="/go" target="_blank" rel="noopener"><span class="org-button-text" data-part="text">Go</span></a>',
    );
    expect(html('Button', { text: 'Go', href: '/go' }, true)).not.toContain('href');
    expect(html('Button', { text: 'Go', href: 'javascript:alert(1)' })).toMatch(
      /^<button class="org-button"/,
    );
  });

  it('is #007bff with white text without a variant', () => {
    expect(html('Button', { text: 'Go', variant: '' })).toMatch(
      /^<button class="org-button" data-block="button" type="button">/,
    );
    expect(pageCss(['Button'])).toMatch(
      /\.org-button\{[^}]*--org-button-base:\s?#007bff;\s?--org-button-on:\s?#fff/,
    );
  });

  it('overrides the variant with its own colors, and has its classes and event name on its root', () => {
    expect(
      html('Button', {
        text: 'Go',
        buttonColor: '#123456',
        textColor: 'white',
        cssClasses: 'cta "><script> x-1',
        eventTriggerName: 'signup',
      }),
    ).toBe(
      '<button class="org-button cta x-1" data-block="button" data-variant="primary" data-event-trigger="signup" style="--org-button-color:#123456;--org-button-ink:white" type="button"><span class="org-button-text" data-part="text">Go</span></button>',
    );
  });
});

describe('icons', () => {
  it('BLK-ICONS-01 shows each icon of its list in its own size, color, link and classes', () => {
    const item = {
      id: 'icon000001',
      icon: 'leaf',
      width: 30,
      height: 40,
      color: '#123456',
      href: '/garden',
      hrefTarget: '_blank',
      cssClasses: 'mark',
    };
    const shown = html('Icons', { icons: [item, { ...item, id: 'icon000002', href: '' }] });
    expect(shown.match(/<svg/g)).toHaveLength(2);
    expect(shown.match(/href="\/garden" target="_blank"/g)).toHaveLength(1);
    for (const part of ['30px', '40px', '#123456', 'mark']) expect(shown).toContain(part);
    for (const prop of Object.keys(item))
      expect([prop, accepts('Icons', { icons: [{ ...item, [prop]: {} }] })]).toEqual([prop, false]);
  });

  it('BLK-ICONS-01 accepts direction, justify, align and a gap of 0 to 5', () => {
    expect([-1, 0, 5, 6].map((gap) => accepts('Icons', { gap }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(
      ['row', 'column', 'diagonal'].map((direction) => accepts('Icons', { direction })),
    ).toEqual([true, true, false]);
    for (const prop of ['justify', 'align'])
      expect(
        ['start', 'center', 'end', 'middle'].map((value) => accepts('Icons', { [prop]: value })),
      ).toEqual([true, true, true, false]);
  });

  it('BLK-ICONS-02 creates a new icon with 72 px in #000000', async () => {
    const { NEW_ICON } = await import('../src/blocks/icons/icons.definition.ts');
    expect(NEW_ICON).toMatchObject({ width: 72, height: 72, color: '#000000' });
  });

  it('BLK-ICONS-03 requires icon, width, height and color of each icon', () => {
    const whole = {
      id: 'a',
      icon: 'leaf',
      width: 10,
      height: 10,
      color: '#000',
      href: '',
      hrefTarget: '_self',
      cssClasses: '',
    };
    expect(accepts('Icons', { icons: [whole] })).toBe(true);
    for (const name of ['icon', 'width', 'height', 'color']) {
      const { [name as 'icon']: _left, ...rest } = whole;
      expect(accepts('Icons', { icons: [rest] })).toBe(false);
    }
    expect(accepts('Icons', { icons: [{ ...whole, color: '' }] })).toBe(false);
    const list = SETTINGS.Icons.find(({ prop }) => prop === 'icons');
    const fields = list?.kind === 'list' ? list.fields : [];
    for (const name of ['icon', 'color'])
      expect(fields.find(({ prop }) => prop === name)).toMatchObject({ required: true });
  });

  it('BLK-ICONS-04 shows No Icons when it has none', () => {
    expect(html('Icons', { icons: [] })).toBe(
      `<div class="org-icons" data-block="icons" data-align="center" data-gap="3">${MESSAGES.noIcons}`,
    );
    expect(MESSAGES.noIcons).toBe('No Icons');
  });
});

describe('text', () => {
  it('BLK-TEXT-01 accepts a size of 0.5 to 6 rem in steps of 0.25, the tags, a weight and an alignment', () => {
    expect([0.25, 0.5, 0.6, 6, 6.25].map((fontSize) => accepts('Text', { fontSize }))).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(
      ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'script'].map((tag) => accepts('Text', { tag })),
    ).toEqual([...Array(7).fill(true), false]);
    expect(
      html('Text', {
        text: 'A & B',
        tag: 'h2',
        fontSize: 2.5,
        fontWeight: 700,
        textAlign: 'center',
      }),
    ).toBe(
      '<h2 class="org-text" data-block="text" data-part="text" data-align="center" style="--org-text-size:2.5;--org-text-weight:700">A &amp; B</h2>',
    );
  });

  it('CONST-001 accepts font weights of 100 to 900', () => {
    expect([...FONT_WEIGHTS]).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900]);
    expect([0, 100, 450, 900, 1000].map((fontWeight) => accepts('Text', { fontWeight }))).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it('renders no element for an unknown tag', () => {
    expect(html('Text', { text: 'x', tag: 'script' })).toMatch(/^<p /);
  });
});

describe('text box', () => {
  it('shows only markup of the allow list', () => {
    expect(
      html('TextBox', {
        html: '<p onclick="x()">Hi <b>you</b> <a href="javascript:x">no</a> <a href="https://a.test" target="_blank">yes</a><script>x()</script></p>',
      }),
    ).toBe(
      '<div class="org-text-box" data-block="text-box" data-part="text"><p>Hi <strong>you</strong> no <a href="https://a.test" target="_blank" rel="noopener">yes</a></p>',
    );
  });
});
