import { useDocumentTitle } from '@mantine/hooks';
import {
  type Context,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { Icon, type IconShape } from '../icons/icon.tsx';

/** Suffix of the browser tab's title after the name of a screen. @default the product's name */
export const TitleSuffix: Context<string> = createContext('Atrium');

/** Props of the header: title, icon and buttons of a screen. */
export interface PageHeaderProps {
  readonly title: string;
  readonly icon?: IconShape;
  /** Small text below the title. */
  readonly meta?: ReactNode;
  /** Buttons at the right; the primary one is last. */
  readonly buttons?: ReactNode;
  /** Back link above the title. */
  readonly back?: ReactNode;
  /** True to focus the title when the screen opens, unless something else has the focus. @default false */
  readonly focusTitle?: boolean;
}

/** Renders the header of a screen, and sets the title of the browser tab; a screen without one does not render it. */
export function PageHeader(props: PageHeaderProps): ReactElement {
  const { title, icon, meta, buttons, back, focusTitle = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (focusTitle && (activeElement === null || activeElement === document.body))
      heading.current?.focus({ preventScroll: true });
  }, [focusTitle]);
  useDocumentTitle(`${title} · ${useContext(TitleSuffix)}`);
  return (
    <header className="at-page-header">
      <div className="at-page-header-text">
        {back && <div className="at-page-header-back">{back}</div>}
        <h1 className="at-page-title" ref={heading} tabIndex={focusTitle ? -1 : undefined}>
          {icon && <Icon of={icon} size={20} />}
          <span>{title}</span>
        </h1>
        {meta && <p className="at-meta">{meta}</p>}
      </div>
      {buttons && <div className="at-page-header-buttons">{buttons}</div>}
    </header>
  );
}
