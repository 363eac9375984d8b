const images = (number: number): string => `${number} ${number === 1 ? 'image' : 'images'}`;

/** Texts of the media library. */
export const text = {
  media: 'Media',
  seeMedia: 'see the media library',
  newFolder: 'New folder',
  detailsTitle: 'Image details',
  move: 'Move',
  moveTitle: (number: number) => `Move ${images(number)}`,
  removeMany: (number: number) => `Delete ${images(number)}`,
} as const;
