import type { BlockTemplate } from '@org/content';
import type { BuilderTree } from '@org/schema/entities';
import { type CompiledEmail, compileEmail, type EmailSource } from '../email/compile-email.ts';
import type { EmailView } from '../email/email-view.ts';
import { type MergeValues, mergeHtml, mergeLine, mergeText } from '../email/merge-fields.ts';
import { collectSampleTexts, type SampleTexts } from '../email/sample-texts.ts';
import { blockRegistry } from './block-registry.ts';
import { EMAIL_VIEWS } from './email-views.gen.ts';

/** Recipient of an email. */
export interface EmailRecipient {
  /** Values of merge fields such as `{{first_name|there}}`. */
  readonly fields: MergeValues;
  /** Unsubscribe URL of the recipient. */
  readonly unsubscribeUrl: string;
}

/** An email of one recipient. */
export interface RenderedEmail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

// `mergeProps` guarantees that each view receives the props that its definition's defaults promise.
const views = EMAIL_VIEWS as unknown as Readonly<Record<string, EmailView | undefined>>;

/** Returns the texts of fresh blocks and of templates that stand for those of the author. */
export function getSampleTexts(templates: readonly BlockTemplate[]): SampleTexts {
  return collectSampleTexts(blockRegistry, templates);
}

/** Compiles a campaign's guarded tree once for all recipients. */
export function compileCampaign(tree: BuilderTree, source: EmailSource): CompiledEmail {
  return compileEmail(tree, source, { registry: blockRegistry, views });
}

/** Personalizes a compiled email for one recipient. */
export function mergeEmail(email: CompiledEmail, to: EmailRecipient): RenderedEmail {
  return {
    subject: mergeLine(email.subject, to.fields),
    html: mergeHtml(email.html, to.fields, to.unsubscribeUrl),
    text: mergeText(email.text, to.fields, to.unsubscribeUrl),
  };
}

/** Renders a guarded tree as the email of one recipient, with warnings for the author. */
export function renderEmail(
  tree: BuilderTree,
  options: EmailSource & EmailRecipient,
): RenderedEmail & Pick<CompiledEmail, 'bytes' | 'productIds' | 'warnings'> {
  const email = compileCampaign(tree, options);
  return {
    ...mergeEmail(email, options),
    bytes: email.bytes,
    productIds: email.productIds,
    warnings: email.warnings,
  };
}
