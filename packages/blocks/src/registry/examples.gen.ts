// Written by scripts/gen.mjs from the folders of src/blocks. Do not edit.
import type { BlockExamples } from '../define/define-examples.ts';
import type { BlockType } from './definitions.gen.ts';
import { wrapperExamples } from '../blocks/wrapper/wrapper.examples.ts';
import { sectionExamples } from '../blocks/section/section.examples.ts';
import { rowExamples } from '../blocks/row/row.examples.ts';
import { columnExamples } from '../blocks/column/column.examples.ts';
import { gridExamples } from '../blocks/grid/grid.examples.ts';
import { containerExamples } from '../blocks/container/container.examples.ts';
import { textExamples } from '../blocks/text/text.examples.ts';
import { textBoxExamples } from '../blocks/text-box/text-box.examples.ts';
import { imageExamples } from '../blocks/image/image.examples.ts';
import { buttonExamples } from '../blocks/button/button.examples.ts';
import { iconsExamples } from '../blocks/icons/icons.examples.ts';
import { sectionDividerExamples } from '../blocks/section-divider/section-divider.examples.ts';
import { animatedCardExamples } from '../blocks/animated-card/animated-card.examples.ts';
import { cardHeaderExamples } from '../blocks/card-header/card-header.examples.ts';
import { cardBodyExamples } from '../blocks/card-body/card-body.examples.ts';
import { imageCarouselExamples } from '../blocks/image-carousel/image-carousel.examples.ts';
import { imageGalleryExamples } from '../blocks/image-gallery/image-gallery.examples.ts';
import { infiniteScrollerExamples } from '../blocks/infinite-scroller/infinite-scroller.examples.ts';
import { slideExamples } from '../blocks/slide/slide.examples.ts';
import { contentSliderExamples } from '../blocks/content-slider/content-slider.examples.ts';
import { heroSliderExamples } from '../blocks/hero-slider/hero-slider.examples.ts';
import { sliderExamples } from '../blocks/slider/slider.examples.ts';
import { blogListExamples } from '../blocks/blog-list/blog-list.examples.ts';
import { accordionExamples } from '../blocks/accordion/accordion.examples.ts';
import { accordionItemExamples } from '../blocks/accordion-item/accordion-item.examples.ts';
import { tabsExamples } from '../blocks/tabs/tabs.examples.ts';
import { tabPanelExamples } from '../blocks/tab-panel/tab-panel.examples.ts';
import { timelineExamples } from '../blocks/timeline/timeline.examples.ts';
import { countUpExamples } from '../blocks/count-up/count-up.examples.ts';
import { pricingExamples } from '../blocks/pricing/pricing.examples.ts';
import { sectionHeaderExamples } from '../blocks/section-header/section-header.examples.ts';
import { pageTitleExamples } from '../blocks/page-title/page-title.examples.ts';
import { pageFieldExamples } from '../blocks/page-field/page-field.examples.ts';
import { copyrightExamples } from '../blocks/copyright/copyright.examples.ts';
import { subMenuExamples } from '../blocks/sub-menu/sub-menu.examples.ts';
import { mapExamples } from '../blocks/map/map.examples.ts';
import { customHtmlExamples } from '../blocks/custom-html/custom-html.examples.ts';
import { carbonCalculatorExamples } from '../blocks/carbon-calculator/carbon-calculator.examples.ts';
import { designOnlineExamples } from '../blocks/design-online/design-online.examples.ts';
import { navigationBarExamples } from '../blocks/navigation-bar/navigation-bar.examples.ts';
import { navLogoSectionExamples } from '../blocks/nav-logo-section/nav-logo-section.examples.ts';
import { navMainSectionExamples } from '../blocks/nav-main-section/nav-main-section.examples.ts';
import { navInfoSectionExamples } from '../blocks/nav-info-section/nav-info-section.examples.ts';
import { navHeaderSectionExamples } from '../blocks/nav-header-section/nav-header-section.examples.ts';
import { emailWrapperExamples } from '../blocks/email-wrapper/email-wrapper.examples.ts';
import { emailSectionExamples } from '../blocks/email-section/email-section.examples.ts';
import { emailContainerExamples } from '../blocks/email-container/email-container.examples.ts';
import { emailColumnsExamples } from '../blocks/email-columns/email-columns.examples.ts';
import { emailColumnExamples } from '../blocks/email-column/email-column.examples.ts';
import { emailTextboxExamples } from '../blocks/email-textbox/email-textbox.examples.ts';
import { emailHeadingExamples } from '../blocks/email-heading/email-heading.examples.ts';
import { emailImageExamples } from '../blocks/email-image/email-image.examples.ts';
import { emailButtonExamples } from '../blocks/email-button/email-button.examples.ts';
import { emailDividerExamples } from '../blocks/email-divider/email-divider.examples.ts';
import { emailSpacerExamples } from '../blocks/email-spacer/email-spacer.examples.ts';
import { emailVideoExamples } from '../blocks/email-video/email-video.examples.ts';
import { emailProductsExamples } from '../blocks/email-products/email-products.examples.ts';
import { emailCouponExamples } from '../blocks/email-coupon/email-coupon.examples.ts';
import { emailMenuExamples } from '../blocks/email-menu/email-menu.examples.ts';
import { emailSocialExamples } from '../blocks/email-social/email-social.examples.ts';
import { emailHeaderExamples } from '../blocks/email-header/email-header.examples.ts';
import { emailFooterExamples } from '../blocks/email-footer/email-footer.examples.ts';
import { emailUnsubscribeExamples } from '../blocks/email-unsubscribe/email-unsubscribe.examples.ts';
import { categoryListExamples } from '../blocks/category-list/category-list.examples.ts';
import { collectionItemExamples } from '../blocks/collection-item/collection-item.examples.ts';
import { collectionListExamples } from '../blocks/collection-list/collection-list.examples.ts';
import { componentExamples } from '../blocks/component/component.examples.ts';
import { componentSectionExamples } from '../blocks/component-section/component-section.examples.ts';
import { customFormExamples } from '../blocks/custom-form/custom-form.examples.ts';
import { emailHtmlExamples } from '../blocks/email-html/email-html.examples.ts';
import { emailOrderSummaryExamples } from '../blocks/email-order-summary/email-order-summary.examples.ts';
import { newsletterSignupExamples } from '../blocks/newsletter-signup/newsletter-signup.examples.ts';
import { productDetailsExamples } from '../blocks/product-details/product-details.examples.ts';
import { productListExamples } from '../blocks/product-list/product-list.examples.ts';
import { productSearchExamples } from '../blocks/product-search/product-search.examples.ts';
import { productsViewedExamples } from '../blocks/products-viewed/products-viewed.examples.ts';
import { singleProductExamples } from '../blocks/single-product/single-product.examples.ts';

/** Examples of every block. */
export const EXAMPLES = {
  Wrapper: wrapperExamples,
  Section: sectionExamples,
  Row: rowExamples,
  Column: columnExamples,
  Grid: gridExamples,
  Container: containerExamples,
  Text: textExamples,
  TextBox: textBoxExamples,
  Image: imageExamples,
  Button: buttonExamples,
  Icons: iconsExamples,
  SectionDivider: sectionDividerExamples,
  AnimatedCard: animatedCardExamples,
  CardHeader: cardHeaderExamples,
  CardBody: cardBodyExamples,
  ImageCarousel: imageCarouselExamples,
  ImageGallery: imageGalleryExamples,
  InfiniteScroller: infiniteScrollerExamples,
  Slide: slideExamples,
  ContentSlider: contentSliderExamples,
  HeroSlider: heroSliderExamples,
  Slider: sliderExamples,
  BlogList: blogListExamples,
  Accordion: accordionExamples,
  AccordionItem: accordionItemExamples,
  Tabs: tabsExamples,
  TabPanel: tabPanelExamples,
  Timeline: timelineExamples,
  CountUp: countUpExamples,
  Pricing: pricingExamples,
  SectionHeader: sectionHeaderExamples,
  PageTitle: pageTitleExamples,
  PageField: pageFieldExamples,
  Copyright: copyrightExamples,
  SubMenu: subMenuExamples,
  Map: mapExamples,
  CustomHtml: customHtmlExamples,
  CarbonCalculator: carbonCalculatorExamples,
  DesignOnline: designOnlineExamples,
  NavigationBar: navigationBarExamples,
  NavLogoSection: navLogoSectionExamples,
  NavMainSection: navMainSectionExamples,
  NavInfoSection: navInfoSectionExamples,
  NavHeaderSection: navHeaderSectionExamples,
  EmailWrapper: emailWrapperExamples,
  EmailSection: emailSectionExamples,
  EmailContainer: emailContainerExamples,
  EmailColumns: emailColumnsExamples,
  EmailColumn: emailColumnExamples,
  EmailTextbox: emailTextboxExamples,
  EmailHeading: emailHeadingExamples,
  EmailImage: emailImageExamples,
  EmailButton: emailButtonExamples,
  EmailDivider: emailDividerExamples,
  EmailSpacer: emailSpacerExamples,
  EmailVideo: emailVideoExamples,
  EmailProducts: emailProductsExamples,
  EmailCoupon: emailCouponExamples,
  EmailMenu: emailMenuExamples,
  EmailSocial: emailSocialExamples,
  EmailHeader: emailHeaderExamples,
  EmailFooter: emailFooterExamples,
  EmailUnsubscribe: emailUnsubscribeExamples,
  CategoryList: categoryListExamples,
  CollectionItem: collectionItemExamples,
  CollectionList: collectionListExamples,
  Component: componentExamples,
  ComponentSection: componentSectionExamples,
  CustomForm: customFormExamples,
  EmailHtml: emailHtmlExamples,
  EmailOrderSummary: emailOrderSummaryExamples,
  NewsletterSignup: newsletterSignupExamples,
  ProductDetails: productDetailsExamples,
  ProductList: productListExamples,
  ProductSearch: productSearchExamples,
  ProductsViewed: productsViewedExamples,
  SingleProduct: singleProductExamples,
} satisfies Record<BlockType, BlockExamples>;
