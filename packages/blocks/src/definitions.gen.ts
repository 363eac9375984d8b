// Written by scripts/gen.mjs from the folders of src/blocks. Do not edit.
import type { BlockDefinition } from '@org/content';
import { wrapperDefinition } from './blocks/wrapper/wrapper.definition.ts';
import { sectionDefinition } from './blocks/section/section.definition.ts';
import { rowDefinition } from './blocks/row/row.definition.ts';
import { columnDefinition } from './blocks/column/column.definition.ts';
import { containerDefinition } from './blocks/container/container.definition.ts';
import { textDefinition } from './blocks/text/text.definition.ts';
import { textBoxDefinition } from './blocks/text-box/text-box.definition.ts';
import { imageDefinition } from './blocks/image/image.definition.ts';
import { buttonDefinition } from './blocks/button/button.definition.ts';
import { iconsDefinition } from './blocks/icons/icons.definition.ts';
import { sectionDividerDefinition } from './blocks/section-divider/section-divider.definition.ts';
import { animatedCardDefinition } from './blocks/animated-card/animated-card.definition.ts';
import { cardHeaderDefinition } from './blocks/card-header/card-header.definition.ts';
import { cardBodyDefinition } from './blocks/card-body/card-body.definition.ts';
import { imageCarouselDefinition } from './blocks/image-carousel/image-carousel.definition.ts';
import { imageGalleryDefinition } from './blocks/image-gallery/image-gallery.definition.ts';
import { infiniteScrollerDefinition } from './blocks/infinite-scroller/infinite-scroller.definition.ts';
import { contentSliderDefinition } from './blocks/content-slider/content-slider.definition.ts';
import { heroSliderDefinition } from './blocks/hero-slider/hero-slider.definition.ts';
import { sliderDefinition } from './blocks/slider/slider.definition.ts';
import { slideDefinition } from './blocks/slide/slide.definition.ts';
import { navigationBarDefinition } from './blocks/navigation-bar/navigation-bar.definition.ts';
import { navLogoSectionDefinition } from './blocks/nav-logo-section/nav-logo-section.definition.ts';
import { navMainSectionDefinition } from './blocks/nav-main-section/nav-main-section.definition.ts';
import { navInfoSectionDefinition } from './blocks/nav-info-section/nav-info-section.definition.ts';
import { navHeaderSectionDefinition } from './blocks/nav-header-section/nav-header-section.definition.ts';
import { customFormDefinition } from './blocks/custom-form/custom-form.definition.ts';
import { newsletterSignupDefinition } from './blocks/newsletter-signup/newsletter-signup.definition.ts';

/** Definition of every block, in the order of the palette. */
export const DEFINITIONS = {
  Wrapper: wrapperDefinition,
  Section: sectionDefinition,
  Row: rowDefinition,
  Column: columnDefinition,
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
  ContentSlider: contentSliderDefinition,
  HeroSlider: heroSliderDefinition,
  Slider: sliderDefinition,
  Slide: slideDefinition,
  NavigationBar: navigationBarDefinition,
  NavLogoSection: navLogoSectionDefinition,
  NavMainSection: navMainSectionDefinition,
  NavInfoSection: navInfoSectionDefinition,
  NavHeaderSection: navHeaderSectionDefinition,
  CustomForm: customFormDefinition,
  NewsletterSignup: newsletterSignupDefinition,
} satisfies Record<string, BlockDefinition>;

/** Type of a block. */
export type BlockType = keyof typeof DEFINITIONS;
