import { type InferType, number, object } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

/** Twelfths of the row's width on a narrow device, or undefined. */
const narrowSpan = () => number().moreThan(0).max(12).optional();

const shape = object({
  /** Twelfths of the row's width, also parts of one; 0 shares the remaining space. */
  span: number().min(0).max(12).required(),
  /** Width on narrow devices. Without one, columns are below each other on phones, and in pairs on tablets from three on. */
  spans: object({ tablet: narrowSpan(), mobile: narrowSpan() }).required(),
});
/** Props of the block "Column". */
export type ColumnProps = InferType<typeof shape>;

/** A column of a section or row. */
export const columnDefinition = defineBlock({
  type: 'Column',
  label: 'Column',
  description: 'One column of a section or a row. Holds blocks, one below the other.',
  category: 'layout',
  icon: 'layout-sidebar',
  shape,
  defaults: { span: 0, spans: {} },
  canvas: true,
  rules: {
    parents: ['Section', 'Row'],
    children: [
      'Row',
      'Container',
      'Text',
      'TextBox',
      'Image',
      'Button',
      'Icons',
      'SectionDivider',
      'AnimatedCard',
      'ImageCarousel',
      'ImageGallery',
      'InfiniteScroller',
      'ContentSlider',
      'HeroSlider',
      'Slider',
      'BlogList',
      'CustomForm',
      'NewsletterSignup',
      'Accordion',
      'Tabs',
      'Timeline',
      'CountUp',
      'Pricing',
      'SectionHeader',
      'PageTitle',
      'PageField',
      'Copyright',
      'SubMenu',
      'Map',
      'CustomHtml',
      'CarbonCalculator',
      'DesignOnline',
      'ProductList',
      'SingleProduct',
      'CategoryList',
      'ProductSearch',
      'ProductDetails',
      'ProductsViewed',
      'Component',
      'CollectionList',
    ],
  },
  groups: ['alignment', 'background', 'border', 'spacing'],
});
