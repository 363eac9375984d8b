/** Texts of trees that can be reordered. */
export const text = {
  grip: (name: string) => `Move ${name}: arrow keys up and down; right and left change its level`,
  gripFlat: (name: string) => `Move ${name}: arrow keys up and down`,
  up: 'Move up',
  down: 'Move down',
  inward: 'Indent',
  outward: 'Outdent',
} as const;
