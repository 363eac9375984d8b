import type { BlockTemplate } from '@org/content';
import type { JsonObject } from '@org/schema';

/** A campaign of the demo. Pictures are `art:mail-name`, drawn from `art/name.svg` as JPEG. */
export interface DemoCampaign {
  readonly name: string;
  readonly subject: string;
  readonly preheader: string;
  readonly template: BlockTemplate;
}

const block = (
  type: string,
  props: JsonObject,
  children?: readonly BlockTemplate[],
): BlockTemplate => ({ type, props, ...(children && { children }) });
const prose = (html: string, props: JsonObject = {}) => block('EmailTextbox', { html, ...props });
const picture = (name: string, altText: string, href: string) =>
  block('EmailImage', {
    src: `art:mail-${name}`,
    altText,
    naturalWidth: 1200,
    naturalHeight: 675,
    mimeType: 'image/jpeg',
    borderRadius: 6,
    href,
  });
const button = (text: string, href: string, props: JsonObject = {}) =>
  block('EmailButton', {
    text,
    href,
    backgroundColor: 'primary',
    borderRadius: 10,
    paddingY: 13,
    paddingX: 26,
    align: 'start',
    ...props,
  });
const band = (children: readonly BlockTemplate[], container: JsonObject = {}, section = {}) =>
  block('EmailSection', section, [block('EmailContainer', container, children)]);

const LOOK = {
  backgroundColor: '#efece1',
  textColor: '#22332b',
  linkColor: '#2f6b4f',
  fontFamily: 'Georgia',
} as const;
const masthead = band(
  [
    prose('<p><strong>Northwind Gardens</strong></p>', {
      align: 'center',
      fontSize: 18,
      color: '#2f6b4f',
      space: 0,
    }),
  ],
  { backgroundColor: '', paddingY: 8 },
);
const foot = band(
  [
    prose(
      '<p>Northwind Gardens, 48 Shaw Street, Toronto<br><a href="mailto:hello@northwind.test">hello@northwind.test</a></p>',
      { align: 'center', fontSize: 13, color: '#5a665f' },
    ),
    block('EmailUnsubscribe', {
      note: 'You get this letter because you asked for it on our site.',
      color: '#5a665f',
    }),
  ],
  { backgroundColor: '', paddingY: 8 },
);

/** Campaigns of a gardener in Toronto, the newest last. */
export const GARDEN_CAMPAIGNS: readonly DemoCampaign[] = [
  {
    name: 'Welcome to the garden letter',
    subject: 'Welcome, {{first_name|garden friend}}: here is where we begin',
    preheader: 'Three things that every garden in Toronto can do this month.',
    template: block('EmailWrapper', LOOK, [
      masthead,
      band([
        prose(
          '<h2>Good to have you here, {{first_name|garden friend}}</h2><p>Once a month we write down what we are doing in our clients’ gardens, and what you can do in yours. No offers that end tonight, and never more than one letter a month.</p>',
        ),
        picture('planting-plan', 'A planting plan, drawn by hand on squared paper', '/services'),
        prose(
          '<h3>Begin with these</h3><ul><li><strong>Look before you buy.</strong> Note where the sun is at nine, at noon and at five.</li><li><strong>Feed the soil, not the plant.</strong> A hand of compost in April does more than a bag of anything in June.</li><li><strong>Plant less.</strong> Leave room for what it will be in three years.</li></ul>',
        ),
        button('Read our notes', '/blog'),
      ]),
      foot,
    ]),
  },
  {
    name: 'Open garden in June',
    subject: 'You are invited: our open garden on 14 June',
    preheader: 'Tea under the apple tree, and the courtyard that everybody asks about.',
    template: block('EmailWrapper', LOOK, [
      masthead,
      band(
        [
          prose(
            '<h2>Come and see it for yourself</h2><p>On Saturday, <strong>14 June, from two to six</strong>, the courtyard on Dovercourt opens its gate. The family will be there, and so will we.</p>',
            { align: 'center' },
          ),
          button('Save me a place', '/visit', {
            backgroundColor: '#f3d27a',
            textColor: '#17261f',
            align: 'center',
          }),
        ],
        { backgroundColor: '#17402f', textColor: '#f5f2e9', paddingY: 40 },
      ),
      band([
        picture(
          'courtyard',
          'The courtyard in summer: a table, gravel and tall grasses',
          '/gardens',
        ),
        prose(
          '<h3>Forty square metres, no sun before noon</h3><p>A year ago this was a parking place. Now there is a table for ten, a fig that should not survive here and does, and <a href="/gardens">more than sixty kinds of plants</a>.</p>',
        ),
      ]),
      band([
        prose(
          '<h3>What to bring</h3><p>Nothing. If you have a plant that puzzles you, bring a leaf of it: we will find out what it is.</p>',
        ),
        button('How to find us', '/visit'),
      ]),
      foot,
    ]),
  },
];
