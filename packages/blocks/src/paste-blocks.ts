import type { BlockTemplate } from '@org/content';
import { TEXT_TAGS } from './blocks/text/text.definition.ts';

/** rem of pasted headings; a paragraph keeps the size of a new text. */
const HEADING_SIZES: Readonly<Record<string, number>> = {
  h1: 3,
  h2: 2.25,
  h3: 1.75,
  h4: 1.5,
  h5: 1.25,
  h6: 1,
};
const HEADING_WEIGHT = 700;
const LONGEST_TEXT = 10_000;

/** The blocks that pasted text, markup and pictures become. */
export const pasteBlocks = {
  /** Shape: plain text, `p` or `h1` to `h6` → a text. */
  text(text: string, tag: string): BlockTemplate {
    const fontSize = HEADING_SIZES[tag];
    const known = (TEXT_TAGS as readonly string[]).includes(tag) ? tag : 'p';
    return {
      type: 'Text',
      props: {
        text: text.slice(0, LONGEST_TEXT),
        tag: known,
        ...(fontSize === undefined ? {} : { fontSize, fontWeight: HEADING_WEIGHT }),
      },
    };
  },
  /** Shape: guarded markup → a text box. */
  markup: (html: string): BlockTemplate => ({ type: 'TextBox', props: { html } }),
  /** Shape: address and alt text → an image in its own ratio. */
  image: (src: string, altText: string): BlockTemplate => ({
    type: 'Image',
    props: {
      src,
      altText,
      naturalWidth: 0,
      naturalHeight: 0,
      sizes: { desktop: { width: 100, widthUnit: '%', height: 0, heightUnit: 'px' } },
    },
  }),
};
