/** Blocks in which small content can be: texts, icons and buttons. */
export const CONTENT_PARENTS = [
  'Column',
  'Container',
  'CardBody',
  'AccordionItem',
  'TabPanel',
  'Slide',
  'CollectionItem',
  'NavInfoSection',
  'NavHeaderSection',
] as const;
