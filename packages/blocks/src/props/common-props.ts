import { settingsShape } from '@org/device-settings';
import { boolean, type InferType, object, string } from 'yup';

/** Props that every block has in addition to its own. */
export const commonShape = object({
  settings: settingsShape,
  showOnDesktop: boolean().default(true),
  showOnTablet: boolean().default(true),
  showOnMobile: boolean().default(true),
  hideOnHomepage: boolean().default(false),
  overflow: string().default('visible'),
  customCss: string().max(65_536).default(''),
});
export type CommonProps = InferType<typeof commonShape>;

/** Names of the common props. */
export const COMMON_PROPS: readonly string[] = Object.keys(commonShape.fields);
