import type { BuilderTree } from '@org/schema';
import { blockRegistry } from '../block-registry.ts';
import { EMAIL_VIEWS } from '../email-views.gen.ts';
import { type CompiledEmail, compileEmail, type EmailSource } from './compile-email.ts';
import type { EmailView } from './email-view.ts';
import { type MergeValues, mergeHtml, mergeLine, mergeText } from './merge-fields.ts';

/** Who a mail is for. */
export interface EmailRecipient {
  /** What is known of the reader, for `{{first_name|there}}` and its like. */
  readonly fields: MergeValues;
  /** The reader's own address to leave the list by. Source: EMAIL-008. */
  readonly unsubscribeUrl: string;
}

/** A mail as one reader gets it. */
export interface RenderedEmail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

// Each view is given the props that its definition's defaults promise, which `mergeProps` sees to.
const views = EMAIL_VIEWS as unknown as Readonly<Record<string, EmailView | undefined>>;

/** Prints a campaign's guarded tree once for all readers. */
export function compileCampaign(tree: BuilderTree, source: EmailSource): CompiledEmail {
  return compileEmail(tree, source, { registry: blockRegistry, views });
}

/** A compiled mail for one reader. */
export function mergeEmail(email: CompiledEmail, to: EmailRecipient): RenderedEmail {
  return {
    subject: mergeLine(email.subject, to.fields),
    html: mergeHtml(email.html, to.fields, to.unsubscribeUrl),
    text: mergeText(email.text, to.fields, to.unsubscribeUrl),
  };
}

/** A guarded tree as the mail of one reader, with what its author should know. */
export function renderEmail(
  tree: BuilderTree,
  options: EmailSource & EmailRecipient,
): RenderedEmail & Pick<CompiledEmail, 'bytes' | 'warnings'> {
  const email = compileCampaign(tree, options);
  return { ...mergeEmail(email, options), bytes: email.bytes, warnings: email.warnings };
}
