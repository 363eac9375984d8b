// Written by scripts/gen.mjs from the folders of src/blocks. Do not edit.
import type { SettingField } from '../define/define-settings.ts';
import type { BlockType } from './definitions.gen.ts';
import { wrapperSettings } from '../blocks/wrapper/wrapper.settings.ts';
import { sectionSettings } from '../blocks/section/section.settings.ts';
import { rowSettings } from '../blocks/row/row.settings.ts';
import { columnSettings } from '../blocks/column/column.settings.ts';
import { gridSettings } from '../blocks/grid/grid.settings.ts';
import { containerSettings } from '../blocks/container/container.settings.ts';
import { textSettings } from '../blocks/text/text.settings.ts';
import { textBoxSettings } from '../blocks/text-box/text-box.settings.ts';
import { imageSettings } from '../blocks/image/image.settings.ts';
import { buttonSettings } from '../blocks/button/button.settings.ts';
import { iconsSettings } from '../blocks/icons/icons.settings.ts';
import { sectionDividerSettings } from '../blocks/section-divider/section-divider.settings.ts';
import { animatedCardSettings } from '../blocks/animated-card/animated-card.settings.ts';
import { cardHeaderSettings } from '../blocks/card-header/card-header.settings.ts';
import { cardBodySettings } from '../blocks/card-body/card-body.settings.ts';
import { imageCarouselSettings } from '../blocks/image-carousel/image-carousel.settings.ts';
import { imageGallerySettings } from '../blocks/image-gallery/image-gallery.settings.ts';
import { infiniteScrollerSettings } from '../blocks/infinite-scroller/infinite-scroller.settings.ts';
import { slideSettings } from '../blocks/slide/slide.settings.ts';
import { contentSliderSettings } from '../blocks/content-slider/content-slider.settings.ts';
import { heroSliderSettings } from '../blocks/hero-slider/hero-slider.settings.ts';
import { sliderSettings } from '../blocks/slider/slider.settings.ts';
import { blogListSettings } from '../blocks/blog-list/blog-list.settings.ts';
import { accordionSettings } from '../blocks/accordion/accordion.settings.ts';
import { accordionItemSettings } from '../blocks/accordion-item/accordion-item.settings.ts';
import { tabsSettings } from '../blocks/tabs/tabs.settings.ts';
import { tabPanelSettings } from '../blocks/tab-panel/tab-panel.settings.ts';
import { timelineSettings } from '../blocks/timeline/timeline.settings.ts';
import { countUpSettings } from '../blocks/count-up/count-up.settings.ts';
import { pricingSettings } from '../blocks/pricing/pricing.settings.ts';
import { sectionHeaderSettings } from '../blocks/section-header/section-header.settings.ts';
import { pageTitleSettings } from '../blocks/page-title/page-title.settings.ts';
import { pageFieldSettings } from '../blocks/page-field/page-field.settings.ts';
import { copyrightSettings } from '../blocks/copyright/copyright.settings.ts';
import { subMenuSettings } from '../blocks/sub-menu/sub-menu.settings.ts';
import { mapSettings } from '../blocks/map/map.settings.ts';
import { customHtmlSettings } from '../blocks/custom-html/custom-html.settings.ts';
import { carbonCalculatorSettings } from '../blocks/carbon-calculator/carbon-calculator.settings.ts';
import { designOnlineSettings } from '../blocks/design-online/design-online.settings.ts';
import { navigationBarSettings } from '../blocks/navigation-bar/navigation-bar.settings.ts';
import { navLogoSectionSettings } from '../blocks/nav-logo-section/nav-logo-section.settings.ts';
import { navMainSectionSettings } from '../blocks/nav-main-section/nav-main-section.settings.ts';
import { navInfoSectionSettings } from '../blocks/nav-info-section/nav-info-section.settings.ts';
import { navHeaderSectionSettings } from '../blocks/nav-header-section/nav-header-section.settings.ts';
import { emailWrapperSettings } from '../blocks/email-wrapper/email-wrapper.settings.ts';
import { emailSectionSettings } from '../blocks/email-section/email-section.settings.ts';
import { emailContainerSettings } from '../blocks/email-container/email-container.settings.ts';
import { emailColumnsSettings } from '../blocks/email-columns/email-columns.settings.ts';
import { emailColumnSettings } from '../blocks/email-column/email-column.settings.ts';
import { emailTextboxSettings } from '../blocks/email-textbox/email-textbox.settings.ts';
import { emailHeadingSettings } from '../blocks/email-heading/email-heading.settings.ts';
import { emailImageSettings } from '../blocks/email-image/email-image.settings.ts';
import { emailButtonSettings } from '../blocks/email-button/email-button.settings.ts';
import { emailDividerSettings } from '../blocks/email-divider/email-divider.settings.ts';
import { emailSpacerSettings } from '../blocks/email-spacer/email-spacer.settings.ts';
import { emailVideoSettings } from '../blocks/email-video/email-video.settings.ts';
import { emailProductsSettings } from '../blocks/email-products/email-products.settings.ts';
import { emailCouponSettings } from '../blocks/email-coupon/email-coupon.settings.ts';
import { emailMenuSettings } from '../blocks/email-menu/email-menu.settings.ts';
import { emailSocialSettings } from '../blocks/email-social/email-social.settings.ts';
import { emailHeaderSettings } from '../blocks/email-header/email-header.settings.ts';
import { emailFooterSettings } from '../blocks/email-footer/email-footer.settings.ts';
import { emailUnsubscribeSettings } from '../blocks/email-unsubscribe/email-unsubscribe.settings.ts';
import { categoryListSettings } from '../blocks/category-list/category-list.settings.ts';
import { collectionItemSettings } from '../blocks/collection-item/collection-item.settings.ts';
import { collectionListSettings } from '../blocks/collection-list/collection-list.settings.ts';
import { componentSettings } from '../blocks/component/component.settings.ts';
import { componentSectionSettings } from '../blocks/component-section/component-section.settings.ts';
import { customFormSettings } from '../blocks/custom-form/custom-form.settings.ts';
import { emailHtmlSettings } from '../blocks/email-html/email-html.settings.ts';
import { emailOrderSummarySettings } from '../blocks/email-order-summary/email-order-summary.settings.ts';
import { newsletterSignupSettings } from '../blocks/newsletter-signup/newsletter-signup.settings.ts';
import { productDetailsSettings } from '../blocks/product-details/product-details.settings.ts';
import { productListSettings } from '../blocks/product-list/product-list.settings.ts';
import { productSearchSettings } from '../blocks/product-search/product-search.settings.ts';
import { productsViewedSettings } from '../blocks/products-viewed/products-viewed.settings.ts';
import { singleProductSettings } from '../blocks/single-product/single-product.settings.ts';

/** Fields of every block's settings panel. */
export const SETTINGS = {
  Wrapper: wrapperSettings,
  Section: sectionSettings,
  Row: rowSettings,
  Column: columnSettings,
  Grid: gridSettings,
  Container: containerSettings,
  Text: textSettings,
  TextBox: textBoxSettings,
  Image: imageSettings,
  Button: buttonSettings,
  Icons: iconsSettings,
  SectionDivider: sectionDividerSettings,
  AnimatedCard: animatedCardSettings,
  CardHeader: cardHeaderSettings,
  CardBody: cardBodySettings,
  ImageCarousel: imageCarouselSettings,
  ImageGallery: imageGallerySettings,
  InfiniteScroller: infiniteScrollerSettings,
  Slide: slideSettings,
  ContentSlider: contentSliderSettings,
  HeroSlider: heroSliderSettings,
  Slider: sliderSettings,
  BlogList: blogListSettings,
  Accordion: accordionSettings,
  AccordionItem: accordionItemSettings,
  Tabs: tabsSettings,
  TabPanel: tabPanelSettings,
  Timeline: timelineSettings,
  CountUp: countUpSettings,
  Pricing: pricingSettings,
  SectionHeader: sectionHeaderSettings,
  PageTitle: pageTitleSettings,
  PageField: pageFieldSettings,
  Copyright: copyrightSettings,
  SubMenu: subMenuSettings,
  Map: mapSettings,
  CustomHtml: customHtmlSettings,
  CarbonCalculator: carbonCalculatorSettings,
  DesignOnline: designOnlineSettings,
  NavigationBar: navigationBarSettings,
  NavLogoSection: navLogoSectionSettings,
  NavMainSection: navMainSectionSettings,
  NavInfoSection: navInfoSectionSettings,
  NavHeaderSection: navHeaderSectionSettings,
  EmailWrapper: emailWrapperSettings,
  EmailSection: emailSectionSettings,
  EmailContainer: emailContainerSettings,
  EmailColumns: emailColumnsSettings,
  EmailColumn: emailColumnSettings,
  EmailTextbox: emailTextboxSettings,
  EmailHeading: emailHeadingSettings,
  EmailImage: emailImageSettings,
  EmailButton: emailButtonSettings,
  EmailDivider: emailDividerSettings,
  EmailSpacer: emailSpacerSettings,
  EmailVideo: emailVideoSettings,
  EmailProducts: emailProductsSettings,
  EmailCoupon: emailCouponSettings,
  EmailMenu: emailMenuSettings,
  EmailSocial: emailSocialSettings,
  EmailHeader: emailHeaderSettings,
  EmailFooter: emailFooterSettings,
  EmailUnsubscribe: emailUnsubscribeSettings,
  CategoryList: categoryListSettings,
  CollectionItem: collectionItemSettings,
  CollectionList: collectionListSettings,
  Component: componentSettings,
  ComponentSection: componentSectionSettings,
  CustomForm: customFormSettings,
  EmailHtml: emailHtmlSettings,
  EmailOrderSummary: emailOrderSummarySettings,
  NewsletterSignup: newsletterSignupSettings,
  ProductDetails: productDetailsSettings,
  ProductList: productListSettings,
  ProductSearch: productSearchSettings,
  ProductsViewed: productsViewedSettings,
  SingleProduct: singleProductSettings,
} satisfies Record<BlockType, readonly SettingField[]>;
