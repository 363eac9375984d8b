import { type BlockWarning, EMAIL_WARNINGS, type EmailWarning } from '@org/blocks/email';
import type { EmailFinding } from '@org/schema/entities';

/** Levels of the warnings about blocks that are not finished. What the HTML itself shows is found there. */
const LEVELS: Partial<Record<EmailWarning, EmailFinding['level']>> = {
  sample_text: 'problem',
  button_without_link: 'problem',
  video_without_link: 'problem',
  coupon_without_code: 'problem',
  products_none: 'problem',
  product_missing: 'problem',
  link_without_address: 'problem',
  image_none: 'advice',
};

/** Returns the ids of the blocks that a warning is about, in the order of the email. */
export function findWarnedBlocks(
  warnings: readonly BlockWarning[],
  key: EmailWarning,
): BlockWarning['nodeId'][] {
  return warnings.filter(({ warning }) => warning === key).map(({ nodeId }) => nodeId);
}

/** Returns what is not finished in the blocks of an email, such as a coupon without a code. */
export function checkBlocks(warnings: readonly BlockWarning[]): EmailFinding[] {
  const keys = new Set(warnings.map(({ warning }) => warning));
  return [...keys].flatMap((key) => {
    const level = LEVELS[key];
    const blocks = findWarnedBlocks(warnings, key);
    return level ? [{ key, level, message: EMAIL_WARNINGS[key], examples: [], blocks }] : [];
  });
}
