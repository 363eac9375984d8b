import type { ComponentProps, ReactElement } from 'react';
import { useMe } from './use-me.ts';
import { phoneHref } from './voip.ts';

/** Props of the link: the number; the caller defines its appearance. */
export interface PhoneLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly phone: string;
}

/** Renders a link that calls a number, through the company's telephone server if it has one. */
export function PhoneLink({ phone, ...rest }: PhoneLinkProps): ReactElement {
  return <a {...rest} href={phoneHref(useMe(), phone)} />;
}
