import { yupResolver } from '@hookform/resolvers/yup';
import type { Versioned } from '@org/admin-kit';
import {
  type BounceProvider,
  type BounceSettings,
  type BounceSettingsUpdate,
  bounceSettingsUpdateSchema,
} from '@org/schema/entities';
import type { Resolver } from 'react-hook-form';

/** Form values of bounces and complaints. */
export type BounceValues = {
  provider: BounceProvider;
  /** '' keeps the stored key. */
  secret: string;
  address: string;
  host: string;
  port: string;
  username: string;
  /** '' keeps the stored password. */
  password: string;
};

/** Returns the form values of stored settings, without secrets. */
export const toBounceForm = ({
  provider,
  address,
  host,
  port,
  username,
  version,
}: BounceSettings): Versioned<BounceValues> => ({
  values: { provider, secret: '', address, host, port: String(port), username, password: '' },
  version,
});

/** Returns the body that saves them. */
export const toBounceBody = (
  { secret, password, port, ...rest }: BounceValues,
  version: number | undefined,
): BounceSettingsUpdate =>
  ({
    ...rest,
    port: Number(port),
    ...(secret !== '' && { secret }),
    ...(password !== '' && { password }),
    ...(version !== undefined && { version }),
  }) as BounceSettingsUpdate;

// The schema returns the form's values, with the port as a number.
export const bounceResolver = yupResolver(
  bounceSettingsUpdateSchema,
) as unknown as Resolver<BounceValues>;
