/** Part of the definition of a block that stands in the column of an email and contains no other block. */
export const EMAIL_CONTENT = {
  category: 'email',
  canvas: false,
  rules: { parents: ['EmailContainer'], children: [] },
  groups: [],
} as const;
