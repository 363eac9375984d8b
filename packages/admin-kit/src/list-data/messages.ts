/** Texts of inline edits. */
export const text = {
  conflict: 'Someone else changed this. The row shows the current values.',
} as const;
