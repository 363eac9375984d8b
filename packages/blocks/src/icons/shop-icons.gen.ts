// Written by scripts/gen.mjs from the folders of src/blocks. Do not edit.
// Drawings: Tabler Icons, MIT licence, https://tabler.io/icons

/** The icons of the shop's own parts: name → path on a grid of 24. */
export const SHOP_ICON_PATHS = {
  "chevron-down": "M6 9l6 6l6 -6",
  "chevron-left": "M15 6l-6 6l6 6",
  "chevron-right": "M9 6l6 6l-6 6",
  "photo": "M15 8h.01M3 6a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v12a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-12M3 16l5 -5c.928 -.893 2.072 -.893 3 0l5 5M14 14l1 -1c.928 -.893 2.072 -.893 3 0l3 3",
  "shopping-cart": "M4 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M15 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M17 17h-11v-14h-2M6 5l14 1l-1 7h-13",
  "x": "M18 6l-12 12M6 6l12 12",
} as const;
