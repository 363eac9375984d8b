/** Types of the blocks that a column of an email can contain. */
export const EMAIL_COLUMN_TYPES = [
  'EmailTextbox',
  'EmailHeading',
  'EmailImage',
  'EmailButton',
  'EmailDivider',
  'EmailSpacer',
  'EmailVideo',
  'EmailProducts',
  'EmailCoupon',
  'EmailOrderSummary',
  'EmailMenu',
  'EmailSocial',
  'EmailHeader',
  'EmailHtml',
] as const;

/** Types of the blocks that the container of an email can contain. */
export const EMAIL_CONTAINER_TYPES = [
  ...EMAIL_COLUMN_TYPES,
  'EmailColumns',
  'EmailFooter',
  'EmailUnsubscribe',
] as const;

/** Part of the definition of a block that stands in an email or one of its columns and contains no other block. */
export const EMAIL_CONTENT = {
  category: 'email',
  canvas: false,
  rules: { parents: ['EmailContainer', 'EmailColumn'], children: [] },
  groups: [],
} as const;

/** Part of the definition of a block that is as wide as an email and contains no other block. */
export const FULL_WIDTH_EMAIL_CONTENT = {
  ...EMAIL_CONTENT,
  rules: { parents: ['EmailContainer'], children: [] },
} as const;
