// Written by scripts/gen.mjs from the folders of src/blocks. Do not edit.
// Drawings: Tabler Icons, MIT licence, https://tabler.io/icons

/** The icons of the blocks themselves: name → path on a grid of 24. */
export const BLOCK_ICON_PATHS = {
  "box": "M12 3l8 4.5l0 9l-8 4.5l-8 -4.5l0 -9l8 -4.5M12 12l8 -4.5M12 12l0 9M12 12l-8 -4.5",
  "click": "M3 12l3 0M12 3l0 3M7.8 7.8l-2.2 -2.2M16.2 7.8l2.2 -2.2M7.8 16.2l-2.2 2.2M12 12l9 3l-4 2l-2 4l-3 -9",
  "columns": "M4 6l5.5 0M4 10l5.5 0M4 14l5.5 0M4 18l5.5 0M14.5 6l5.5 0M14.5 10l5.5 0M14.5 14l5.5 0M14.5 18l5.5 0",
  "icons": "M3 6.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M2.5 21h8l-4 -7l-4 7M14 3l7 7M14 10l7 -7M14 14h7v7h-7l0 -7",
  "layout-board": "M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12M4 9h8M12 15h8M12 4v16",
  "layout-rows": "M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12M4 12l16 0",
  "layout-sidebar": "M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12M9 4l0 16",
  "photo": "M15 8h.01M3 6a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v12a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-12M3 16l5 -5c.928 -.893 2.072 -.893 3 0l5 5M14 14l1 -1c.928 -.893 2.072 -.893 3 0l3 3",
  "text-wrap": "M4 6l16 0M4 18l5 0M4 12h13a3 3 0 0 1 0 6h-4l2 -2m0 4l-2 -2",
  "typography": "M4 20l3 0M14 20l7 0M6.9 15l6.9 0M10.2 6.3l5.8 13.7M5 20l6 -16l2 0l7 16",
  "wave-sine": "M21 12h-2c-.894 0 -1.662 -.857 -1.761 -2c-.296 -3.45 -.749 -6 -2.749 -6s-2.5 3.582 -2.5 8s-.5 8 -2.5 8s-2.452 -2.547 -2.749 -6c-.1 -1.147 -.867 -2 -1.763 -2h-2",
} as const;
