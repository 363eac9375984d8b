// Written by scripts/gen.mjs from the folders of src/blocks. Do not edit.
import type { ReactElement } from 'react';
import type { BlockType } from './definitions.gen.ts';
import { WrapperView } from '../blocks/wrapper/wrapper.view.tsx';
import { SectionView } from '../blocks/section/section.view.tsx';
import { RowView } from '../blocks/row/row.view.tsx';
import { ColumnView } from '../blocks/column/column.view.tsx';
import { GridView } from '../blocks/grid/grid.view.tsx';
import { ContainerView } from '../blocks/container/container.view.tsx';
import { TextView } from '../blocks/text/text.view.tsx';
import { TextBoxView } from '../blocks/text-box/text-box.view.tsx';
import { ImageView } from '../blocks/image/image.view.tsx';
import { ButtonView } from '../blocks/button/button.view.tsx';
import { IconsView } from '../blocks/icons/icons.view.tsx';
import { SectionDividerView } from '../blocks/section-divider/section-divider.view.tsx';
import { AnimatedCardView } from '../blocks/animated-card/animated-card.view.tsx';
import { CardHeaderView } from '../blocks/card-header/card-header.view.tsx';
import { CardBodyView } from '../blocks/card-body/card-body.view.tsx';
import { ImageCarouselView } from '../blocks/image-carousel/image-carousel.view.tsx';
import { ImageGalleryView } from '../blocks/image-gallery/image-gallery.view.tsx';
import { InfiniteScrollerView } from '../blocks/infinite-scroller/infinite-scroller.view.tsx';
import { SlideView } from '../blocks/slide/slide.view.tsx';
import { ContentSliderView } from '../blocks/content-slider/content-slider.view.tsx';
import { HeroSliderView } from '../blocks/hero-slider/hero-slider.view.tsx';
import { SliderView } from '../blocks/slider/slider.view.tsx';
import { BlogListView } from '../blocks/blog-list/blog-list.view.tsx';
import { AccordionView } from '../blocks/accordion/accordion.view.tsx';
import { AccordionItemView } from '../blocks/accordion-item/accordion-item.view.tsx';
import { TabsView } from '../blocks/tabs/tabs.view.tsx';
import { TabPanelView } from '../blocks/tab-panel/tab-panel.view.tsx';
import { TimelineView } from '../blocks/timeline/timeline.view.tsx';
import { CountUpView } from '../blocks/count-up/count-up.view.tsx';
import { PricingView } from '../blocks/pricing/pricing.view.tsx';
import { SectionHeaderView } from '../blocks/section-header/section-header.view.tsx';
import { PageTitleView } from '../blocks/page-title/page-title.view.tsx';
import { PageFieldView } from '../blocks/page-field/page-field.view.tsx';
import { CopyrightView } from '../blocks/copyright/copyright.view.tsx';
import { SubMenuView } from '../blocks/sub-menu/sub-menu.view.tsx';
import { MapView } from '../blocks/map/map.view.tsx';
import { CustomHtmlView } from '../blocks/custom-html/custom-html.view.tsx';
import { CarbonCalculatorView } from '../blocks/carbon-calculator/carbon-calculator.view.tsx';
import { DesignOnlineView } from '../blocks/design-online/design-online.view.tsx';
import { NavigationBarView } from '../blocks/navigation-bar/navigation-bar.view.tsx';
import { NavLogoSectionView } from '../blocks/nav-logo-section/nav-logo-section.view.tsx';
import { NavMainSectionView } from '../blocks/nav-main-section/nav-main-section.view.tsx';
import { NavInfoSectionView } from '../blocks/nav-info-section/nav-info-section.view.tsx';
import { NavHeaderSectionView } from '../blocks/nav-header-section/nav-header-section.view.tsx';
import { EmailWrapperView } from '../blocks/email-wrapper/email-wrapper.view.tsx';
import { EmailSectionView } from '../blocks/email-section/email-section.view.tsx';
import { EmailContainerView } from '../blocks/email-container/email-container.view.tsx';
import { EmailColumnsView } from '../blocks/email-columns/email-columns.view.tsx';
import { EmailColumnView } from '../blocks/email-column/email-column.view.tsx';
import { EmailTextboxView } from '../blocks/email-textbox/email-textbox.view.tsx';
import { EmailHeadingView } from '../blocks/email-heading/email-heading.view.tsx';
import { EmailImageView } from '../blocks/email-image/email-image.view.tsx';
import { EmailButtonView } from '../blocks/email-button/email-button.view.tsx';
import { EmailDividerView } from '../blocks/email-divider/email-divider.view.tsx';
import { EmailSpacerView } from '../blocks/email-spacer/email-spacer.view.tsx';
import { EmailVideoView } from '../blocks/email-video/email-video.view.tsx';
import { EmailProductsView } from '../blocks/email-products/email-products.view.tsx';
import { EmailCouponView } from '../blocks/email-coupon/email-coupon.view.tsx';
import { EmailMenuView } from '../blocks/email-menu/email-menu.view.tsx';
import { EmailSocialView } from '../blocks/email-social/email-social.view.tsx';
import { EmailHeaderView } from '../blocks/email-header/email-header.view.tsx';
import { EmailFooterView } from '../blocks/email-footer/email-footer.view.tsx';
import { EmailUnsubscribeView } from '../blocks/email-unsubscribe/email-unsubscribe.view.tsx';
import { CategoryListView } from '../blocks/category-list/category-list.view.tsx';
import { CollectionItemView } from '../blocks/collection-item/collection-item.view.tsx';
import { CollectionListView } from '../blocks/collection-list/collection-list.view.tsx';
import { ComponentView } from '../blocks/component/component.view.tsx';
import { ComponentSectionView } from '../blocks/component-section/component-section.view.tsx';
import { CustomFormView } from '../blocks/custom-form/custom-form.view.tsx';
import { EmailHtmlView } from '../blocks/email-html/email-html.view.tsx';
import { EmailOrderSummaryView } from '../blocks/email-order-summary/email-order-summary.view.tsx';
import { NewsletterSignupView } from '../blocks/newsletter-signup/newsletter-signup.view.tsx';
import { ProductDetailsView } from '../blocks/product-details/product-details.view.tsx';
import { ProductListView } from '../blocks/product-list/product-list.view.tsx';
import { ProductSearchView } from '../blocks/product-search/product-search.view.tsx';
import { ProductsViewedView } from '../blocks/products-viewed/products-viewed.view.tsx';
import { SingleProductView } from '../blocks/single-product/single-product.view.tsx';

/** View of every block. */
export const VIEWS = {
  Wrapper: WrapperView,
  Section: SectionView,
  Row: RowView,
  Column: ColumnView,
  Grid: GridView,
  Container: ContainerView,
  Text: TextView,
  TextBox: TextBoxView,
  Image: ImageView,
  Button: ButtonView,
  Icons: IconsView,
  SectionDivider: SectionDividerView,
  AnimatedCard: AnimatedCardView,
  CardHeader: CardHeaderView,
  CardBody: CardBodyView,
  ImageCarousel: ImageCarouselView,
  ImageGallery: ImageGalleryView,
  InfiniteScroller: InfiniteScrollerView,
  Slide: SlideView,
  ContentSlider: ContentSliderView,
  HeroSlider: HeroSliderView,
  Slider: SliderView,
  BlogList: BlogListView,
  Accordion: AccordionView,
  AccordionItem: AccordionItemView,
  Tabs: TabsView,
  TabPanel: TabPanelView,
  Timeline: TimelineView,
  CountUp: CountUpView,
  Pricing: PricingView,
  SectionHeader: SectionHeaderView,
  PageTitle: PageTitleView,
  PageField: PageFieldView,
  Copyright: CopyrightView,
  SubMenu: SubMenuView,
  Map: MapView,
  CustomHtml: CustomHtmlView,
  CarbonCalculator: CarbonCalculatorView,
  DesignOnline: DesignOnlineView,
  NavigationBar: NavigationBarView,
  NavLogoSection: NavLogoSectionView,
  NavMainSection: NavMainSectionView,
  NavInfoSection: NavInfoSectionView,
  NavHeaderSection: NavHeaderSectionView,
  EmailWrapper: EmailWrapperView,
  EmailSection: EmailSectionView,
  EmailContainer: EmailContainerView,
  EmailColumns: EmailColumnsView,
  EmailColumn: EmailColumnView,
  EmailTextbox: EmailTextboxView,
  EmailHeading: EmailHeadingView,
  EmailImage: EmailImageView,
  EmailButton: EmailButtonView,
  EmailDivider: EmailDividerView,
  EmailSpacer: EmailSpacerView,
  EmailVideo: EmailVideoView,
  EmailProducts: EmailProductsView,
  EmailCoupon: EmailCouponView,
  EmailMenu: EmailMenuView,
  EmailSocial: EmailSocialView,
  EmailHeader: EmailHeaderView,
  EmailFooter: EmailFooterView,
  EmailUnsubscribe: EmailUnsubscribeView,
  CategoryList: CategoryListView,
  CollectionItem: CollectionItemView,
  CollectionList: CollectionListView,
  Component: ComponentView,
  ComponentSection: ComponentSectionView,
  CustomForm: CustomFormView,
  EmailHtml: EmailHtmlView,
  EmailOrderSummary: EmailOrderSummaryView,
  NewsletterSignup: NewsletterSignupView,
  ProductDetails: ProductDetailsView,
  ProductList: ProductListView,
  ProductSearch: ProductSearchView,
  ProductsViewed: ProductsViewedView,
  SingleProduct: SingleProductView,
} satisfies Record<BlockType, (view: never) => ReactElement>;
