import type { BlockTemplate } from '@org/content';
import type { JsonObject } from '@org/schema/entities';

/** A ready-made email to start a campaign from. */
export interface EmailTemplate {
  /** Key, such as `monthly-letter`. */
  readonly key: string;
  readonly name: string;
  /** Purpose in one sentence. */
  readonly description: string;
  readonly subject: string;
  readonly preheader: string;
  /** Blocks, beginning with the wrapper of the email. */
  readonly template: BlockTemplate;
}

/** Creates an email of sections. */
export const email = (props: JsonObject, ...sections: readonly BlockTemplate[]): BlockTemplate => ({
  type: 'EmailWrapper',
  props,
  children: sections,
});

/** Creates a section with one container. */
export const section = (
  {
    background = '',
    space = 0,
    ...container
  }: JsonObject & { background?: string; space?: number },
  ...blocks: readonly BlockTemplate[]
): BlockTemplate => ({
  type: 'EmailSection',
  props: { backgroundColor: background, paddingY: space },
  children: [{ type: 'EmailContainer', props: container, children: blocks }],
});

/** Marks a block with a text that the author must replace, which the check before sending looks for. */
export const sample = (template: BlockTemplate): BlockTemplate => ({ ...template, isSample: true });

/** Creates a heading. */
export const heading = (text: string, props: JsonObject = {}): BlockTemplate => ({
  type: 'EmailHeading',
  props: { text, ...props },
});

/** Creates formatted text. */
export const words = (html: string, props: JsonObject = {}): BlockTemplate => ({
  type: 'EmailTextbox',
  props: { html, ...props },
});

/** Creates a button in the main color of the theme, with a text color that can be read on it. */
export const button = (text: string, href: string, props: JsonObject = {}): BlockTemplate => ({
  type: 'EmailButton',
  props: { text, href, backgroundColor: 'primary', textColor: '', ...props },
});

/** Creates a block. */
export const block = (type: string, props: JsonObject = {}): BlockTemplate => ({ type, props });

/** Creates columns with the content of each. */
export const columns = (
  props: JsonObject,
  ...contents: readonly (readonly [JsonObject, ...BlockTemplate[]])[]
): BlockTemplate => ({
  type: 'EmailColumns',
  props: { columns: contents.length, ...props },
  children: contents.map(([column, ...blocks]) => ({
    type: 'EmailColumn',
    props: column,
    children: blocks,
  })),
});

/** Creates a picture that the author chooses. */
export const picture = (props: JsonObject = {}): BlockTemplate => ({ type: 'EmailImage', props });

/** Creates a footer with the link to unsubscribe. */
export const footer = (props: JsonObject = {}): BlockTemplate => ({ type: 'EmailFooter', props });
