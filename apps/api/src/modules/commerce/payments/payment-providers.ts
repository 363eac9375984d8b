import type { PaymentServiceKey } from '@org/schema';
import type { KernelConfig } from '../../../kernel/module/kernel.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { stripe } from './stripe.ts';

/** Dependencies that providers are created from. */
interface ProviderOptions {
  readonly config: Pick<KernelConfig, 'stripeUrl'>;
  readonly fetch: typeof globalThis.fetch;
}

/** The provider of each payment service. */
const PROVIDERS: Readonly<
  Record<PaymentServiceKey, (options: ProviderOptions) => PaymentProvider>
> = {
  stripe: ({ config, fetch }) => stripe({ url: config.stripeUrl, fetch }),
};

/** Creates the provider of a payment service. */
export const createProvider = (key: PaymentServiceKey, options: ProviderOptions): PaymentProvider =>
  PROVIDERS[key](options);
