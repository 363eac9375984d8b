import type { ComponentProps, ReactElement } from 'react';
import { useMe } from './session/use-me.ts';
import { phoneHref } from './session/voip.ts';

/** Shape: the number; what it looks like is the caller's affair. */
export interface PhoneLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly phone: string;
}

/** A link that calls a number, through the company's telephone server where it has one. */
export function PhoneLink({ phone, ...rest }: PhoneLinkProps): ReactElement {
  return <a {...rest} href={phoneHref(useMe(), phone)} />;
}
