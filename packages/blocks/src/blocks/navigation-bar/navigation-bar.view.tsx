import type { ReactElement } from 'react';
import { cssVars } from '../../markup/css-vars.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { NavLogoSectionView } from '../nav-logo-section/nav-logo-section.view.tsx';
import { NavMainSectionView } from '../nav-main-section/nav-main-section.view.tsx';
import { barLook } from './bar-look.ts';
import type { NavigationBarProps } from './navigation-bar.definition.ts';

/** A bar without section blocks still shows logo and menu, with the same attributes. */
const part = (name: string) => ({ className: `org-${name}`, 'data-block': name });

/** Renders the navigation bar of a site. Its sections are blocks; attributes tell the styles how it behaves. */
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
