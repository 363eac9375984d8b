import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../block-view.ts';
import { cssVars } from '../../css-vars.ts';
import { NavLogoSectionView } from '../nav-logo-section/nav-logo-section.view.tsx';
import { NavMainSectionView } from '../nav-main-section/nav-main-section.view.tsx';
import { barLook } from './bar-look.ts';
import type { NavigationBarProps } from './navigation-bar.definition.ts';

/** A section that is no block of its own: a bar without sections shows logo and menu all the same. */
const part = (name: string) => ({ className: `org-${name}`, 'data-block': name });

/** The bar at the top of a site. Its sections are blocks; its behaviour is told to the styles by attributes. */
export function NavigationBarView({
  props,
  root,
  context,
  uid,
  children,
}: BlockViewProps<NavigationBarProps>): ReactElement {
  const { attributes, vars } = barLook(props, context);
  const shared = { props: {}, context, uid: `${uid}m`, whole: { ...props } };
  return (
    <div {...root} {...attributes} style={cssVars(vars)}>
      <div className="org-navigation-bar-inner" data-part="inner">
        {children ?? (
          <>
            <NavLogoSectionView {...shared} root={part('nav-logo-section')} />
            <NavMainSectionView {...shared} root={part('nav-main-section')} />
          </>
        )}
      </div>
    </div>
  );
}
