import { useDocumentTitle } from '@mantine/hooks';
import { type Context, createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { Icon, type IconShape } from './icon.tsx';

/** What the browser's tab says behind the name of a screen: whose screens they are. @default the product's name */
export const TitleSuffix: Context<string> = createContext('Atrium');

/** Shape: title, icon and buttons of a screen. */
export interface PageHeaderProps {
  readonly title: string;
  readonly icon?: IconShape;
  /** Small line below the title. */
  readonly meta?: ReactNode;
  /** Buttons at the right; the primary one stands last. */
  readonly buttons?: ReactNode;
  /** What leads back, above the title. */
  readonly back?: ReactNode;
}

/** The header of the content area, which names the browser's tab as well; a screen without one simply renders none. Source: SHELL-006. */
export function PageHeader({ title, icon, meta, buttons, back }: PageHeaderProps): ReactElement {
  useDocumentTitle(`${title} · ${useContext(TitleSuffix)}`);
  return (
    <header className="at-page-header">
      <div className="at-page-header-text">
        {back && <div className="at-page-header-back">{back}</div>}
        <h1 className="at-page-title">
          {icon && <Icon of={icon} size={20} />}
          <span>{title}</span>
        </h1>
        {meta && <p className="at-meta">{meta}</p>}
      </div>
      {buttons && <div className="at-page-header-buttons">{buttons}</div>}
    </header>
  );
}
