// Written by scripts/gen.mjs from the folders of src/blocks. Do not edit.
import type { BlockDefinition } from '@org/content';
import { wrapperDefinition } from '../blocks/wrapper/wrapper.definition.ts';
import { sectionDefinition } from '../blocks/section/section.definition.ts';
import { rowDefinition } from '../blocks/row/row.definition.ts';
import { columnDefinition } from '../blocks/column/column.definition.ts';
import { gridDefinition } from '../blocks/grid/grid.definition.ts';
import { containerDefinition } from '../blocks/container/container.definition.ts';
import { textDefinition } from '../blocks/text/text.definition.ts';
import { textBoxDefinition } from '../blocks/text-box/text-box.definition.ts';
import { imageDefinition } from '../blocks/image/image.definition.ts';
import { buttonDefinition } from '../blocks/button/button.definition.ts';
import { iconsDefinition } from '../blocks/icons/icons.definition.ts';
import { sectionDividerDefinition } from '../blocks/section-divider/section-divider.definition.ts';
import { animatedCardDefinition } from '../blocks/animated-card/animated-card.definition.ts';
import { cardHeaderDefinition } from '../blocks/card-header/card-header.definition.ts';
import { cardBodyDefinition } from '../blocks/card-body/card-body.definition.ts';
import { imageCarouselDefinition } from '../blocks/image-carousel/image-carousel.definition.ts';
import { imageGalleryDefinition } from '../blocks/image-gallery/image-gallery.definition.ts';
import { infiniteScrollerDefinition } from '../blocks/infinite-scroller/infinite-scroller.definition.ts';
import { slideDefinition } from '../blocks/slide/slide.definition.ts';
import { contentSliderDefinition } from '../blocks/content-slider/content-slider.definition.ts';
import { heroSliderDefinition } from '../blocks/hero-slider/hero-slider.definition.ts';
import { sliderDefinition } from '../blocks/slider/slider.definition.ts';
import { blogListDefinition } from '../blocks/blog-list/blog-list.definition.ts';
import { accordionDefinition } from '../blocks/accordion/accordion.definition.ts';
import { accordionItemDefinition } from '../blocks/accordion-item/accordion-item.definition.ts';
import { tabsDefinition } from '../blocks/tabs/tabs.definition.ts';
import { tabPanelDefinition } from '../blocks/tab-panel/tab-panel.definition.ts';
import { timelineDefinition } from '../blocks/timeline/timeline.definition.ts';
import { countUpDefinition } from '../blocks/count-up/count-up.definition.ts';
import { pricingDefinition } from '../blocks/pricing/pricing.definition.ts';
import { sectionHeaderDefinition } from '../blocks/section-header/section-header.definition.ts';
import { pageTitleDefinition } from '../blocks/page-title/page-title.definition.ts';
import { pageFieldDefinition } from '../blocks/page-field/page-field.definition.ts';
import { copyrightDefinition } from '../blocks/copyright/copyright.definition.ts';
import { subMenuDefinition } from '../blocks/sub-menu/sub-menu.definition.ts';
import { mapDefinition } from '../blocks/map/map.definition.ts';
import { customHtmlDefinition } from '../blocks/custom-html/custom-html.definition.ts';
import { carbonCalculatorDefinition } from '../blocks/carbon-calculator/carbon-calculator.definition.ts';
import { designOnlineDefinition } from '../blocks/design-online/design-online.definition.ts';
import { navigationBarDefinition } from '../blocks/navigation-bar/navigation-bar.definition.ts';
import { navLogoSectionDefinition } from '../blocks/nav-logo-section/nav-logo-section.definition.ts';
import { navMainSectionDefinition } from '../blocks/nav-main-section/nav-main-section.definition.ts';
import { navInfoSectionDefinition } from '../blocks/nav-info-section/nav-info-section.definition.ts';
import { navHeaderSectionDefinition } from '../blocks/nav-header-section/nav-header-section.definition.ts';
import { emailWrapperDefinition } from '../blocks/email-wrapper/email-wrapper.definition.ts';
import { emailSectionDefinition } from '../blocks/email-section/email-section.definition.ts';
import { emailContainerDefinition } from '../blocks/email-container/email-container.definition.ts';
import { emailColumnsDefinition } from '../blocks/email-columns/email-columns.definition.ts';
import { emailColumnDefinition } from '../blocks/email-column/email-column.definition.ts';
import { emailTextboxDefinition } from '../blocks/email-textbox/email-textbox.definition.ts';
import { emailHeadingDefinition } from '../blocks/email-heading/email-heading.definition.ts';
import { emailImageDefinition } from '../blocks/email-image/email-image.definition.ts';
import { emailButtonDefinition } from '../blocks/email-button/email-button.definition.ts';
import { emailDividerDefinition } from '../blocks/email-divider/email-divider.definition.ts';
import { emailSpacerDefinition } from '../blocks/email-spacer/email-spacer.definition.ts';
import { emailVideoDefinition } from '../blocks/email-video/email-video.definition.ts';
import { emailProductsDefinition } from '../blocks/email-products/email-products.definition.ts';
import { emailCouponDefinition } from '../blocks/email-coupon/email-coupon.definition.ts';
import { emailMenuDefinition } from '../blocks/email-menu/email-menu.definition.ts';
import { emailSocialDefinition } from '../blocks/email-social/email-social.definition.ts';
import { emailHeaderDefinition } from '../blocks/email-header/email-header.definition.ts';
import { emailFooterDefinition } from '../blocks/email-footer/email-footer.definition.ts';
import { emailUnsubscribeDefinition } from '../blocks/email-unsubscribe/email-unsubscribe.definition.ts';
import { categoryListDefinition } from '../blocks/category-list/category-list.definition.ts';
import { collectionItemDefinition } from '../blocks/collection-item/collection-item.definition.ts';
import { collectionListDefinition } from '../blocks/collection-list/collection-list.definition.ts';
import { componentDefinition } from '../blocks/component/component.definition.ts';
import { componentSectionDefinition } from '../blocks/component-section/component-section.definition.ts';
import { customFormDefinition } from '../blocks/custom-form/custom-form.definition.ts';
import { emailHtmlDefinition } from '../blocks/email-html/email-html.definition.ts';
import { emailOrderSummaryDefinition } from '../blocks/email-order-summary/email-order-summary.definition.ts';
import { newsletterSignupDefinition } from '../blocks/newsletter-signup/newsletter-signup.definition.ts';
import { productDetailsDefinition } from '../blocks/product-details/product-details.definition.ts';
import { productListDefinition } from '../blocks/product-list/product-list.definition.ts';
import { productSearchDefinition } from '../blocks/product-search/product-search.definition.ts';
import { productsViewedDefinition } from '../blocks/products-viewed/products-viewed.definition.ts';
import { singleProductDefinition } from '../blocks/single-product/single-product.definition.ts';

/** Definition of every block, in the order of the palette. */
export const DEFINITIONS = {
  Wrapper: wrapperDefinition,
  Section: sectionDefinition,
  Row: rowDefinition,
  Column: columnDefinition,
  Grid: gridDefinition,
  Container: containerDefinition,
  Text: textDefinition,
  TextBox: textBoxDefinition,
  Image: imageDefinition,
  Button: buttonDefinition,
  Icons: iconsDefinition,
  SectionDivider: sectionDividerDefinition,
  AnimatedCard: animatedCardDefinition,
  CardHeader: cardHeaderDefinition,
  CardBody: cardBodyDefinition,
  ImageCarousel: imageCarouselDefinition,
  ImageGallery: imageGalleryDefinition,
  InfiniteScroller: infiniteScrollerDefinition,
  Slide: slideDefinition,
  ContentSlider: contentSliderDefinition,
  HeroSlider: heroSliderDefinition,
  Slider: sliderDefinition,
  BlogList: blogListDefinition,
  Accordion: accordionDefinition,
  AccordionItem: accordionItemDefinition,
  Tabs: tabsDefinition,
  TabPanel: tabPanelDefinition,
  Timeline: timelineDefinition,
  CountUp: countUpDefinition,
  Pricing: pricingDefinition,
  SectionHeader: sectionHeaderDefinition,
  PageTitle: pageTitleDefinition,
  PageField: pageFieldDefinition,
  Copyright: copyrightDefinition,
  SubMenu: subMenuDefinition,
  Map: mapDefinition,
  CustomHtml: customHtmlDefinition,
  CarbonCalculator: carbonCalculatorDefinition,
  DesignOnline: designOnlineDefinition,
  NavigationBar: navigationBarDefinition,
  NavLogoSection: navLogoSectionDefinition,
  NavMainSection: navMainSectionDefinition,
  NavInfoSection: navInfoSectionDefinition,
  NavHeaderSection: navHeaderSectionDefinition,
  EmailWrapper: emailWrapperDefinition,
  EmailSection: emailSectionDefinition,
  EmailContainer: emailContainerDefinition,
  EmailColumns: emailColumnsDefinition,
  EmailColumn: emailColumnDefinition,
  EmailTextbox: emailTextboxDefinition,
  EmailHeading: emailHeadingDefinition,
  EmailImage: emailImageDefinition,
  EmailButton: emailButtonDefinition,
  EmailDivider: emailDividerDefinition,
  EmailSpacer: emailSpacerDefinition,
  EmailVideo: emailVideoDefinition,
  EmailProducts: emailProductsDefinition,
  EmailCoupon: emailCouponDefinition,
  EmailMenu: emailMenuDefinition,
  EmailSocial: emailSocialDefinition,
  EmailHeader: emailHeaderDefinition,
  EmailFooter: emailFooterDefinition,
  EmailUnsubscribe: emailUnsubscribeDefinition,
  CategoryList: categoryListDefinition,
  CollectionItem: collectionItemDefinition,
  CollectionList: collectionListDefinition,
  Component: componentDefinition,
  ComponentSection: componentSectionDefinition,
  CustomForm: customFormDefinition,
  EmailHtml: emailHtmlDefinition,
  EmailOrderSummary: emailOrderSummaryDefinition,
  NewsletterSignup: newsletterSignupDefinition,
  ProductDetails: productDetailsDefinition,
  ProductList: productListDefinition,
  ProductSearch: productSearchDefinition,
  ProductsViewed: productsViewedDefinition,
  SingleProduct: singleProductDefinition,
} satisfies Record<string, BlockDefinition>;

/** Type of a block. */
export type BlockType = keyof typeof DEFINITIONS;
