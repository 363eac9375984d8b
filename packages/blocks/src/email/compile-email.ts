import type { BlockRegistry } from '@org/content';
import { escapeHtml } from '@org/content/html';
import { ROOT_ID } from '@org/schema';
import {
  type BuilderTree,
  type NodeId,
  type PublicSettings,
  RECORD_TAG_NAMES,
  type RecordTag,
} from '@org/schema/entities';
import { mergeProps } from '../props/merge-props.ts';
import { createDarkSheet } from './dark-sheet.ts';
import { EMAIL_TEXT } from './email-color.ts';
import type { EmailDetails } from './email-details.ts';
import { emailDocument } from './email-document.ts';
import { EMAIL_WIDTH, fontFamily } from './email-layout.ts';
import type { EmailProduct } from './email-product.ts';
import type {
  EachGround,
  EmailContext,
  EmailGround,
  EmailView,
  EmailWarning,
} from './email-view.ts';
import {
  fieldWarnings,
  fillArchiveField,
  findPersonalLinks,
  hasArchiveField,
  UNSUBSCRIBE_FIELD,
} from './merge-fields.ts';
import { holdsSampleText, type SampleTexts } from './sample-texts.ts';

/** Size in bytes of the HTML above which Gmail clips an email. */
export const GMAIL_CLIPS_AT = 102_000;

/** Content of an email besides its tree. */
export interface EmailSource {
  readonly subject: string;
  /** @default '' */
  readonly preheader?: string | undefined;
  readonly theme: PublicSettings['theme'];
  /** Origin of the tenant's site, without a trailing slash. */
  readonly origin: string;
  /** @default 'en' */
  readonly lang?: string | undefined;
  /** @default 'ltr' */
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /** Products of the shop that its blocks can show. @default [] */
  readonly products?: readonly EmailProduct[] | undefined;
  /** Order, task or other record that it is about; undefined for a campaign. */
  readonly details?: EmailDetails | undefined;
  /** Merge fields about the record that have a value, for warnings about the others. @default all of them with `details` */
  readonly recordFields?: readonly RecordTag[] | undefined;
  /** Sample texts that its blocks must not have, for warnings. @default none */
  readonly samples?: SampleTexts | undefined;
  /** Its URL in the archive of the site, which `{{archive_url}}` prints; undefined when it is not shown there. */
  readonly archiveUrl?: string | undefined;
}

/** A warning about a block. */
export interface BlockWarning {
  readonly warning: EmailWarning;
  readonly nodeId: NodeId;
}

/** An email before it is personalized: merge fields and the unsubscribe URL are still `{{…}}`. */
export interface CompiledEmail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Size of the HTML in bytes. */
  readonly bytes: number;
  /** Ids of the products that its blocks ask for, each once. */
  readonly productIds: readonly number[];
  /** Warnings for the author, each once. */
  readonly warnings: readonly EmailWarning[];
  /** Blocks that warnings are about, in the order of the email; those about the email as a whole have none. */
  readonly blockWarnings: readonly BlockWarning[];
}

/** Block definitions and views that the compiler needs. */
export interface EmailBlocks {
  readonly registry: BlockRegistry;
  readonly views: Readonly<Record<string, EmailView | undefined>>;
}

const GROUND: EmailGround = {
  background: '#ffffff',
  text: EMAIL_TEXT,
  link: '#0b5bd3',
  font: fontFamily('Arial'),
  width: EMAIL_WIDTH,
};

/**
 * Renders a guarded tree as an email: tables with inline styles, and plain text. Hidden blocks are omitted; a block without an
 * email view is replaced by its children and reported as a warning. Pure, and never throws for any stored content.
 */
export function compileEmail(
  tree: BuilderTree,
  source: EmailSource,
  { registry, views }: EmailBlocks,
): CompiledEmail {
  const { subject, preheader = '', theme, origin, lang = 'en', dir = 'ltr', details } = source;
  const { samples } = source;
  const { archiveUrl = '', recordFields = details ? RECORD_TAG_NAMES : [] } = source;
  const warnings = new Set<EmailWarning>();
  const blockWarnings = new Map<string, BlockWarning>();
  const warnAbout = (warning: EmailWarning, nodeId: NodeId): void => {
    warnings.add(warning);
    blockWarnings.set(`${warning} ${nodeId}`, { warning, nodeId });
  };
  const products = new Map(source.products?.map((product) => [product.id, product]));
  const productIds = new Set<number>();
  const dark = createDarkSheet();
  let { background } = GROUND;
  const context: EmailContext = {
    theme,
    origin,
    dir,
    dark,
    details,
    product: (id) => {
      productIds.add(id);
      return products.get(id);
    },
    setBackground: (color) => {
      background = color;
    },
    warn: (one) => warnings.add(one),
  };
  const contextFor = (id: NodeId): EmailContext => ({
    ...context,
    warn: (one) => warnAbout(one, id),
  });

  const html = (id: NodeId, ground: EmailGround): string => {
    const node = tree[id];
    if (!node || node.hidden) return '';
    const definition = registry.get(node.type.resolvedName);
    const view = definition && views[definition.type];
    const shown = node.nodes.filter((child) => tree[child] && !tree[child].hidden);
    const children = (on: EmailGround | EachGround): string =>
      shown
        .map((child, at) => html(child, typeof on === 'function' ? on(at, shown.length) : on))
        .join('');
    if (!definition || !view) {
      warnAbout('block_not_for_email', id);
      return children(ground);
    }
    const props = mergeProps(definition, node.props);
    if (samples && holdsSampleText(definition, props, samples)) warnAbout('sample_text', id);
    return view.html({ props, context: contextFor(id), ground, children });
  };
  const text = (id: NodeId): string => {
    const node = tree[id];
    if (!node || node.hidden) return '';
    const definition = registry.get(node.type.resolvedName);
    const view = definition && views[definition.type];
    const children = node.nodes.map(text).filter((part) => part !== '');
    return definition && view
      ? view.text({ props: mergeProps(definition, node.props), context: contextFor(id) }, children)
      : children.join('\n\n');
  };

  const body = html(ROOT_ID, GROUND);
  const words = fillArchiveField(text(ROOT_ID).trim(), archiveUrl);
  const compiled = emailDocument({
    lang,
    dir,
    title: subject,
    preheader,
    background,
    darkGround: dark.ground(background),
    darkCss: dark.css(),
    body,
  });
  const printed = fillArchiveField(compiled, escapeHtml(archiveUrl));
  if (archiveUrl === '' && hasArchiveField(compiled)) warnings.add('archive_off');
  const bytes = new TextEncoder().encode(printed).length;
  if (bytes > GMAIL_CLIPS_AT) warnings.add('html_over_102kb');
  if (!details && !body.includes(UNSUBSCRIBE_FIELD)) warnings.add('no_unsubscribe_block');
  // In a subject the archive field stays: it is not known there.
  const personal = findPersonalLinks(printed);
  if (!details && personal.length > 0) warnings.add('link_not_counted');
  const texts = [subject, fillArchiveField(preheader, archiveUrl), words, ...personal].join('\n');
  for (const warning of fieldWarnings(texts, { recordFields })) warnings.add(warning);
  return {
    subject,
    html: printed,
    text: `${words}\n`,
    bytes,
    productIds: [...productIds],
    warnings: [...warnings],
    blockWarnings: [...blockWarnings.values()],
  };
}
