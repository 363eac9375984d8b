import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, type ReactElement, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';

/** Returns the mode of the toolbar, as the URL has it when a page is opened. */
const isDarkAtFirst = (): boolean =>
  /(?:^|;)theme:dark(?:;|$)/.test(new URLSearchParams(window.location.search).get('globals') ?? '');

/** A page of documentation in the mode of the toolbar: its stories are in it too. */
export function DocsInMode({
  children,
  ...props
}: PropsWithChildren<DocsContainerProps>): ReactElement {
  const [isDark, setDark] = useState(isDarkAtFirst);
  const { channel } = props.context;
  useEffect(() => {
    const hear = ({ globals }: { readonly globals: { readonly theme?: string } }): void =>
      setDark(globals.theme === 'dark');
    channel.on(GLOBALS_UPDATED, hear);
    return () => channel.off(GLOBALS_UPDATED, hear);
  }, [channel]);
  return (
    <DocsContainer {...props} theme={isDark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
