import { Icon, type IconShape } from '@org/ui';
import {
  IconAlignLeft,
  IconArticle,
  IconBox,
  IconClick,
  IconColumns,
  IconColumns2,
  IconIcons,
  IconLayoutList,
  IconLayoutNavbar,
  IconLayoutRows,
  IconPhoto,
  IconSection,
  IconSeparatorHorizontal,
  IconSquare,
  IconSquareRoundedCheck,
  IconTextSize,
  IconTypography,
  IconWaveSine,
} from '@tabler/icons-react';
import type { ReactElement } from 'react';

/** Icons of blocks, by the names that definitions give. A name that is not here gets the square. */
const SHAPES: Readonly<Record<string, IconShape>> = {
  'align-left': IconAlignLeft,
  article: IconArticle,
  box: IconBox,
  click: IconClick,
  columns: IconColumns,
  'columns-2': IconColumns2,
  icons: IconIcons,
  'layout-list': IconLayoutList,
  'layout-navbar': IconLayoutNavbar,
  'layout-rows': IconLayoutRows,
  photo: IconPhoto,
  section: IconSection,
  'separator-horizontal': IconSeparatorHorizontal,
  square: IconSquare,
  'square-rounded-check': IconSquareRoundedCheck,
  'text-size': IconTextSize,
  typography: IconTypography,
  'wave-sine': IconWaveSine,
};

/** The icon of a block. */
export function BlockIcon({ name, size = 18 }: { name: string; size?: number }): ReactElement {
  return <Icon of={SHAPES[name] ?? IconSquare} size={size} />;
}
