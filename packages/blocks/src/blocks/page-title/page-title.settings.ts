import { defineSettings } from '../../define/define-settings.ts';
import { TYPOGRAPHY_FIELDS } from '../page-field/typography-settings.ts';
import type { PageTitleProps } from './page-title.definition.ts';

/** Settings of a page's title. */
export const pageTitleSettings = defineSettings<PageTitleProps>(TYPOGRAPHY_FIELDS);
