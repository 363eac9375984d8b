const WORDS: Readonly<Record<string, string>> = {
  'flex-start': 'Start',
  'flex-end': 'End',
  'row-reverse': 'Row, reversed',
  'column-reverse': 'Column, reversed',
  '100% 100%': 'Stretch',
  '100% auto': 'Full width',
  'auto 100%': 'Full height',
  'no-repeat': 'No repeat',
  'repeat-x': 'Repeat across',
  'repeat-y': 'Repeat down',
  heading1: 'Heading 1',
  heading2: 'Heading 2',
  heading3: 'Heading 3',
  heading4: 'Heading 4',
  mono: 'Monospaced',
  'slide-start': 'Slide from start',
  'slide-end': 'Slide from end',
  blur: 'Blur in',
};

/**
 * Returns the label of an option.
 * @param value - CSS keyword
 */
export function choiceLabel(value: string): string {
  return WORDS[value] ?? `${value.charAt(0).toUpperCase()}${value.slice(1).replaceAll('-', ' ')}`;
}
